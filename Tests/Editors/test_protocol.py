"""Goes through what the server answers with a client of the protocol that checks each message; run by 'run.sh'."""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

SPEC = """\
import Foundation

/// Signs 😀 in.
viewmodel XViewModel {
  inputs {
    /// Call when the button is tapped.
    buttonTapped()
    /// Call when the text changes.
    textChanged(_ text: String = "")
  }

  outputs {
    /* 😀 */ state isLoading: Bool = false
  }
}
"""
LOGIC = """\
import RxCocoa
import RxSwift

extension XViewModel.OutputStreams {
  init(inputs: XViewModel.InputStreams, disposeBag: DisposeBag) {
    self.isLoading = inputs.buttonTapped.map { true }.asDriver(onErrorDriveWith: .empty())
  }
}
"""


def capabilities(encoding, pulls=False):
  return types.ClientCapabilities(
    general=types.GeneralClientCapabilities(position_encodings=[encoding]),
    workspace=types.WorkspaceClientCapabilities(
      workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True),
    ),
    text_document=types.TextDocumentClientCapabilities(
      hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
      diagnostic=types.DiagnosticClientCapabilities() if pulls else None,
      code_action=types.CodeActionClientCapabilities(
        code_action_literal_support=types.ClientCodeActionLiteralOptions(
          code_action_kind=types.ClientCodeActionKindOptions(value_set=[types.CodeActionKind.QuickFix]),
        ),
      ),
    ),
  )


@pytest_lsp.fixture(
  params=[types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16],
  config=ClientServerConfig(server_command=[os.environ["TOOL"], "lsp"]),
)
async def client(lsp_client: LanguageClient, request, tmp_path):
  (tmp_path / ".git").mkdir()
  (tmp_path / "XViewModel.mvvm").write_text(SPEC)
  (tmp_path / "XViewModel.swift").write_text(LOGIC)
  (tmp_path / "mvvmgen.json").write_text("{}")
  lsp_client.folder = tmp_path
  lsp_client.encoding = request.param
  result = await lsp_client.initialize_session(types.InitializeParams(
    capabilities=capabilities(request.param),
    workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="trial")],
  ))
  assert result.capabilities.position_encoding == request.param
  lsp_client.text = SPEC
  yield
  await lsp_client.shutdown_session()


def uri(client, name="XViewModel.mvvm"):
  return (client.folder / name).as_uri()


def document(client):
  return types.TextDocumentIdentifier(uri=uri(client))


async def opened(client, text=SPEC):
  client.text = text
  client.text_document_did_open(types.DidOpenTextDocumentParams(
    text_document=types.TextDocumentItem(uri=uri(client), language_id="mvvm", version=1, text=text),
  ))
  await client.wait_for_notification("textDocument/publishDiagnostics")
  return client.diagnostics[uri(client)]


def column(client, text):
  return len(text.encode()) if client.encoding == types.PositionEncodingKind.Utf8 else len(text.encode("utf-16-le")) // 2


def at(client, part):
  """Just behind the first of some text."""
  before = client.text[:client.text.index(part) + len(part)].split("\n")
  return types.Position(line=len(before) - 1, character=column(client, before[-1]))


@pytest.mark.asyncio
async def test_diagnostics_and_changes(client):
  found = await opened(client)
  assert [diagnostic.code for diagnostic in found] == ["unused-import", "documented-member"]
  name = found[-1].range
  line = SPEC.split("\n")[name.start.line]
  assert name.start.character == column(client, line[:line.index("isLoading")])
  start, end = at(client, "😀 *"), at(client, "😀 */")
  client.text_document_did_change(types.DidChangeTextDocumentParams(
    text_document=types.VersionedTextDocumentIdentifier(uri=uri(client), version=2),
    content_changes=[types.TextDocumentContentChangePartial(
      range=types.Range(start=types.Position(line=start.line, character=start.character - 1), end=end), text="*/ func ",
    )],
  ))
  await client.wait_for_notification("textDocument/publishDiagnostics")
  assert [diagnostic.code for diagnostic in client.diagnostics[uri(client)]] == ["swift-declaration"]


@pytest.mark.asyncio
async def test_hover_completion_and_hints(client):
  await opened(client)
  hover = await client.text_document_hover_async(types.HoverParams(document(client), at(client, "buttonTap")))
  assert "func buttonTapped()" in hover.contents.value
  items = await client.text_document_completion_async(types.CompletionParams(document(client), at(client, "text: ")))
  assert items[0].label in ("String", "Bool")
  hints = await client.text_document_inlay_hint_async(types.InlayHintParams(
    text_document=document(client), range=types.Range(types.Position(0, 0), types.Position(99, 0))))
  assert [hint.label for hint in hints] == ["Driver<Bool>"]
  assert hints[0].position == at(client, "isLoading: Bool")


@pytest.mark.asyncio
async def test_formatting_and_actions(client):
  text = SPEC.replace("    buttonTapped", "       func buttonTapped")
  await opened(client, text)
  actions = await client.text_document_code_action_async(types.CodeActionParams(
    document(client), types.Range(at(client, "fun"), at(client, "func")), types.CodeActionContext(diagnostics=[])))
  assert actions[0].title == "Remove 'func'"
  assert actions[0].edit.document_changes[0].text_document.version == 1
  options = types.FormattingOptions(tab_size=2, insert_spaces=True)
  edits = await client.text_document_formatting_async(types.DocumentFormattingParams(document(client), options))
  assert not edits


@pytest.mark.asyncio
async def test_definition_references_and_rename(client):
  await opened(client)
  place = at(client, "state isLoad")
  locations = await client.text_document_definition_async(types.DefinitionParams(document(client), place))
  assert [location.uri for location in locations] == [uri(client, "XViewModel.swift")]
  references = await client.text_document_references_async(types.ReferenceParams(
    context=types.ReferenceContext(include_declaration=True), text_document=document(client), position=place))
  assert len(references) == 2
  prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(document(client), place))
  assert prepared.placeholder == "isLoading"
  edit = await client.text_document_rename_async(types.RenameParams(
    text_document=document(client), position=place, new_name="isBusy"))
  assert {change.text_document.uri for change in edit.document_changes} == {uri(client), uri(client, "XViewModel.swift")}
  with pytest.raises(Exception, match="not a name"):
    await client.text_document_rename_async(types.RenameParams(
      text_document=document(client), position=place, new_name="is busy"))


@pytest.mark.asyncio
async def test_symbols_folding_selection_and_tokens(client):
  await opened(client)
  symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document(client)))
  assert len(symbols) == 4
  found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="btnT"))
  assert [symbol.name for symbol in found] == ["buttonTapped()"]
  folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document(client)))
  assert [(fold.start_line, fold.end_line) for fold in folds] == [(3, 14), (4, 9), (11, 13)]
  ranges = await client.text_document_selection_range_async(
    types.SelectionRangeParams(document(client), [at(client, "buttonTap")]))
  assert ranges[0].parent is not None
  tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document(client)))
  assert len(tokens.data) % 5 == 0 and len(tokens.data) > 50


@pytest.mark.asyncio
async def test_generate(client):
  await opened(client)
  result = await client.workspace_execute_command_async(
    types.ExecuteCommandParams(command="mvvmgen.generate", arguments=[uri(client)]))
  written = client.folder / "XViewModel.generated.swift"
  assert [pathlib.Path(path).resolve() for path in result["written"]] == [written.resolve()]
  assert "final class XViewModel" in written.read_text()


@pytest.mark.asyncio
async def test_cancels_and_wrong_orders(client):
  await opened(client)
  with pytest.raises(Exception, match="initialized already"):
    await client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities()))
  with pytest.raises(Exception, match="not known"):
    await client.protocol.send_request_async("textDocument/unheardOf", {})
  with pytest.raises(Exception, match="not open"):
    other = types.TextDocumentIdentifier(uri="file:///nowhere/Y.mvvm")
    await client.text_document_hover_async(types.HoverParams(other, types.Position(0, 0)))
  client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri="file:///no.mvvm")))
  answer = asyncio.ensure_future(client.workspace_symbol_async(types.WorkspaceSymbolParams(query="")))
  await asyncio.sleep(0)
  for number in ["nobody", *client.protocol._request_futures]:
    client.cancel_request(types.CancelParams(id=number))
  # It may have been answered before the cancel came.
  try:
    assert await answer
  except Exception as problem:
    assert "cancelled" in str(problem)
  symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document(client)))
  assert symbols


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["TOOL"], "lsp"]))
async def pulling(lsp_client: LanguageClient, tmp_path):
  (tmp_path / ".git").mkdir()
  lsp_client.folder = tmp_path
  await lsp_client.initialize_session(types.InitializeParams(
    capabilities=capabilities(types.PositionEncodingKind.Utf8, pulls=True), root_uri=tmp_path.as_uri()))
  yield
  await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_diagnostics_that_are_asked_for(pulling):
  pulling.text_document_did_open(types.DidOpenTextDocumentParams(
    text_document=types.TextDocumentItem(uri=uri(pulling), language_id="mvvm", version=1, text="viewmodel X {"),
  ))
  report = await pulling.text_document_diagnostic_async(types.DocumentDiagnosticParams(document(pulling)))
  assert report.kind == "full" and report.items
  again = await pulling.text_document_diagnostic_async(
    types.DocumentDiagnosticParams(document(pulling), previous_result_id=report.result_id))
  assert again.kind == "unchanged"
  assert uri(pulling) not in pulling.diagnostics
