// biome-ignore-all lint/suspicious/noVar: any Node must be able to read this file
// biome-ignore-all lint/style/useNodejsImportProtocol: any Node must be able to read this file
// biome-ignore-all lint/style/useTemplate: any Node must be able to read this file
// biome-ignore-all lint/complexity/useArrowFunction: any Node must be able to read this file
/**
 * Loaded before every npm script (`node -r`): if this machine cannot run the command, ends it with one sentence that says why.
 * With --help it prints what the script says of itself; `config` lists its commands.
 */
'use strict'

var fs = require('fs')
var path = require('path')
var rules = require('./preflight/find-obstacle.cjs')

var root = path.join(__dirname, '..')
var platform = process.platform + '-' + process.arch
var command = path.basename(process.argv[1] || '').replace(/\.ts$/, '')
var packages = rules.packagesFor(command)
// npm installs it for development only.
var bundled = readPackage(path.join(__dirname, 'preflight/node')).optionalDependencies || {}

var obstacle = rules.findObstacle({
  node: process.versions.node,
  // Older versions have no such feature.
  stripsTypes: Boolean(/** @type {{ typescript?: unknown }} */ (process.features).typescript),
  platform: platform,
  bundledNode: bundled[rules.nodePackage(Object.keys(bundled), platform) || ''],
  missing: packages.filter(function (name) {
    return !isInstalled(name)
  }),
  withoutNativePart: packages.filter(function (name) {
    return isInstalled(name) && lacksNativePart(name)
  }),
})
if (obstacle) {
  console.error(obstacle)
  process.exit(1)
}

if (command !== 'config' && process.argv.indexOf('--help') > 1) {
  console.log(headOf(process.argv[1] || ''))
  process.exit(0)
}

/**
 * The comment at the head of a script.
 * @param {string} file
 */
function headOf(file) {
  var found = /^\/\*\*([\s\S]*?)\*\//.exec(fs.readFileSync(file, 'utf8'))
  return (found ? found[1] || '' : '').replace(/^ *\*? ?/gm, '').trim()
}

/** @param {string} name */
function isInstalled(name) {
  return fs.existsSync(path.join(folderOf(name), 'package.json'))
}

/** @param {string} name */
function lacksNativePart(name) {
  var parts = rules.nativeParts(Object.keys(readPackage(folderOf(name)).optionalDependencies || {}), platform)
  return parts.length > 0 && !parts.some(isInstalled)
}

/** @param {string} name */
function folderOf(name) {
  return path.join(root, 'node_modules', name)
}

/**
 * @param {string} folder
 * @returns {{ optionalDependencies?: Record<string, string> }}
 */
function readPackage(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
}
