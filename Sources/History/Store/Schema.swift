import GRDB

/// The tables, as a list of migrations; a published one is never changed, only followed by another.
///
/// A finding is one row for ever. When it is there is told by episodes, from the run that first saw it to the run that
/// no longer did: a run in which nothing changes adds one row, whatever the number of findings.
enum Schema {
  /// "unsd": tells a history from any other SQLite file (`PRAGMA application_id`, byte 68 of the file).
  static let applicationID: Int32 = 0x756E_7364

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 runs, screens, elements, findings") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(sql: runs)
      try database.execute(sql: screens)
      try database.execute(sql: findings)
    }
    return migrator
  }

  // Counts and debt of a run are stored with it: a trend reads one row a run.
  private static let runs = """
    CREATE TABLE branch (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE run (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      branch INTEGER NOT NULL REFERENCES branch,
      "release" TEXT NOT NULL, build TEXT, commitID TEXT,
      day INTEGER NOT NULL, tool TEXT NOT NULL, digest TEXT NOT NULL,
      screens INTEGER NOT NULL, failures INTEGER NOT NULL,
      open INTEGER NOT NULL DEFAULT 0, errors INTEGER NOT NULL DEFAULT 0, warnings INTEGER NOT NULL DEFAULT 0,
      infos INTEGER NOT NULL DEFAULT 0, reviews INTEGER NOT NULL DEFAULT 0,
      new INTEGER NOT NULL DEFAULT 0, fixed INTEGER NOT NULL DEFAULT 0, reopened INTEGER NOT NULL DEFAULT 0,
      ended INTEGER NOT NULL DEFAULT 0, debt REAL NOT NULL DEFAULT 0);
    CREATE INDEX runByRelease ON run (branch, "release", id);
    """

  private static let screens = """
    CREATE TABLE screen (
      id INTEGER PRIMARY KEY,
      branch INTEGER NOT NULL REFERENCES branch, platform TEXT NOT NULL, name TEXT NOT NULL,
      firstRun INTEGER NOT NULL REFERENCES run, lastRun INTEGER NOT NULL REFERENCES run,
      goneRun INTEGER REFERENCES run,
      UNIQUE (branch, platform, name));
    CREATE TABLE rename (
      id INTEGER PRIMARY KEY,
      screen INTEGER NOT NULL REFERENCES screen, run INTEGER NOT NULL REFERENCES run,
      old TEXT NOT NULL, new TEXT NOT NULL, recognised INTEGER NOT NULL);
    CREATE INDEX renameByRun ON rename (run);
    CREATE TABLE element (
      id INTEGER PRIMARY KEY,
      screen INTEGER NOT NULL REFERENCES screen, key TEXT NOT NULL, type TEXT NOT NULL, text TEXT,
      firstRun INTEGER NOT NULL REFERENCES run, endedRun INTEGER REFERENCES run);
    CREATE UNIQUE INDEX elementOpen ON element (screen, key) WHERE endedRun IS NULL;
    """

  // The last two columns of the indices by run spare a difference of distant releases the rows that it leaves out.
  private static let findings = """
    CREATE TABLE finding (
      id INTEGER PRIMARY KEY,
      screen INTEGER NOT NULL REFERENCES screen,
      fingerprint TEXT NOT NULL, place TEXT NOT NULL,
      renamed INTEGER NOT NULL DEFAULT 0,
      rule TEXT NOT NULL, review INTEGER NOT NULL, severity TEXT NOT NULL, confidence REAL NOT NULL,
      role TEXT, identifier TEXT, message TEXT NOT NULL, owner TEXT, identity TEXT,
      UNIQUE (screen, fingerprint));
    CREATE INDEX findingRenamed ON finding (screen, place) WHERE renamed = 1;
    CREATE TABLE episode (
      id INTEGER PRIMARY KEY,
      finding INTEGER NOT NULL REFERENCES finding, branch INTEGER NOT NULL REFERENCES branch,
      firstRun INTEGER NOT NULL REFERENCES run, lastRun INTEGER NOT NULL REFERENCES run,
      endedRun INTEGER REFERENCES run, ending TEXT,
      CHECK ((endedRun IS NULL) = (ending IS NULL)));
    CREATE UNIQUE INDEX episodeOpen ON episode (finding) WHERE endedRun IS NULL;
    CREATE INDEX episodeOpenByBranch ON episode (branch) WHERE endedRun IS NULL;
    CREATE INDEX episodeByFirst ON episode (branch, firstRun, endedRun, finding);
    CREATE INDEX episodeByEnd ON episode (branch, endedRun, firstRun, finding);
    CREATE INDEX episodeByFinding ON episode (finding, firstRun);
    """
}
