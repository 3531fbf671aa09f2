/** Starts the language server of this folder. Its packages are those of the repository: run `npm ci` first. */
'use strict'

const { workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

let client

exports.activate = async function activate() {
  const [folder] = workspace.workspaceFolders ?? []
  if (!folder) return
  const root = folder.uri.fsPath
  // npm finds the version of Node that the project runs on.
  const server = {
    command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    args: ['run', '--silent', 'config', '--', 'serve-editor'],
    transport: TransportKind.stdio,
    options: { cwd: root, shell: process.platform === 'win32' },
  }
  const inFolders = ['schemas', 'brands'].map((name) => ({ scheme: 'file', pattern: `${root}/${name}/**/*.json` }))
  client = new LanguageClient('quayside', 'Quayside', server, { documentSelector: inFolders })
  await client.start()
}

exports.deactivate = function deactivate() {
  return client?.stop()
}
