print("unsaid")
