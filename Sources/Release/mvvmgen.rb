class Mvvmgen < Formula
  desc "Write Inputs/Outputs view models in Swift from specs"
  homepage "https://git.example.com/mvvmgen"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    on_arm do
      # @macos-arm64@
    end
    on_intel do
      # @macos-x86_64@
    end
  end

  on_linux do
    on_arm do
      # @linux-arm64@
    end
    on_intel do
      # @linux-x86_64@
    end
  end

  def install
    bin.install Dir["bin/*"]
    man1.install "share/man/man1/mvvmgen.1"
    bash_completion.install "share/bash-completion/completions/mvvmgen"
    zsh_completion.install "share/zsh/site-functions/_mvvmgen"
    fish_completion.install "share/fish/vendor_completions.d/mvvmgen.fish"
  end

  test do
    (testpath/"Login.mvvm").write <<~SPEC
      /// Signs a person in.
      viewmodel Login {
        inputs {
          /// Call when the submit button is tapped.
          submitTapped()
        }
      }
    SPEC
    system bin/"mvvmgen", "generate"
    assert_match "protocol LoginInputs", (testpath/"Login.generated.swift").read
  end
end
