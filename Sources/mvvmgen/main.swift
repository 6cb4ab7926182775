print("mvvmgen")
