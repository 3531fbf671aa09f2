// biome-ignore-all lint/suspicious/noVar: any Node must be able to read this file
// biome-ignore-all lint/style/useTemplate: any Node must be able to read this file
// biome-ignore-all lint/complexity/useArrowFunction: any Node must be able to read this file
/**
 * Decides whether a command can run on a machine. Pure, and written in ES5: a Node that cannot run the project must still
 * be able to explain why.
 */
'use strict'

/** Major version. Packages of production need it. */
var oldestNode = 24
/** Without their native part these fail with a stack trace. */
var runtimePackages = ['@node-rs/argon2', 'sharp']
var devPackages = ['@biomejs/biome', 'typescript-compiler', 'vite', 'vitest', '@playwright/test']
var devCommands = ['test', 'build', 'check', 'codegen', 'bench', 'kill-trial']

/**
 * @typedef {object} Machine
 * @property {string} node Version of the running Node.
 * @property {boolean} stripsTypes Whether it runs TypeScript without a build.
 * @property {string} platform As in "linux-x64".
 * @property {string | undefined} bundledNode Version that npm installs with the project on this platform.
 * @property {readonly string[]} missing Packages that are not installed.
 * @property {readonly string[]} withoutNativePart Packages that are installed without their part for this platform.
 */

/**
 * One sentence that says what is wrong and what to do, or undefined.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
function findObstacle(machine) {
  if (!machine.stripsTypes || Number.parseInt(machine.node, 10) < oldestNode) {
    return (
      'Node ' +
      oldestNode +
      ' or later with type stripping is needed, and this is Node ' +
      machine.node +
      ': install Node ' +
      oldestNode +
      (machine.bundledNode
        ? ', or for development run "npm ci" without --omit, which installs Node ' + machine.bundledNode + ' inside this project.'
        : '; npm has no Node for ' + machine.platform + ' to install with this project.')
    )
  }
  if (machine.missing.length > 0) {
    return 'Not installed: ' + machine.missing.join(', ') + '; run "npm ci" without --omit.'
  }
  if (machine.withoutNativePart.length > 0) {
    return (
      'Not installed: the native part for ' +
      machine.platform +
      ' of ' +
      machine.withoutNativePart.join(', ') +
      '; run "npm ci" on this machine without --omit=optional.'
    )
  }
  return undefined
}

/**
 * Packages that a command requires.
 * @param {string} command Name of its script, as in "start".
 * @returns {string[]}
 */
function packagesFor(command) {
  return devCommands.indexOf(command) < 0 ? runtimePackages : runtimePackages.concat(devPackages)
}

/**
 * A package's optional dependencies that are its native parts for a platform; musl and glibc have one each, and npm installs one.
 * @param {readonly string[]} names
 * @param {string} platform
 * @returns {string[]}
 */
function nativeParts(names, platform) {
  var pattern = new RegExp(platform.replace('-', '(musl)?-') + '(-|$)')
  return names.filter(function (name) {
    return pattern.test(name) && name.indexOf('libvips') < 0
  })
}

/**
 * The package that contains Node for a platform.
 * @param {readonly string[]} names
 * @param {string} platform
 * @returns {string | undefined}
 */
function nodePackage(names, platform) {
  var ending = '-' + platform.replace('win32', 'win')
  return names.filter(function (name) {
    return /^node-/.test(name) && name.slice(-ending.length) === ending
  })[0]
}

exports.findObstacle = findObstacle
exports.oldestNode = oldestNode
exports.packagesFor = packagesFor
exports.nativeParts = nativeParts
exports.nodePackage = nodePackage
