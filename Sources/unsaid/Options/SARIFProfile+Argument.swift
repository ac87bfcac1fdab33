import ArgumentParser
import Reporting

extension SARIFProfile: ExpressibleByArgument {}
