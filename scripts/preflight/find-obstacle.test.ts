import { expect, it } from 'vitest'
import { findObstacle } from './find-obstacle.cjs'

const fit = { node: '24.21.0', stripsTypes: true, platform: 'linux-x64', bundledNode: '24.21.0', missing: [], withoutNativePart: [] }
const needed = 'Node 24 or later with type stripping is needed, and this is Node'

it.each([
  { machine: fit, sentence: undefined },
  { machine: { ...fit, node: '24.0.0', bundledNode: undefined }, sentence: undefined },
  {
    machine: { ...fit, node: '20.20.2', stripsTypes: false },
    sentence: `${needed} 20.20.2: install Node 24, or for development run "npm ci" without --omit, which installs Node 24.21.0 inside this project.`,
  },
  {
    machine: { ...fit, node: '22.22.0' },
    sentence: expect.stringContaining(`${needed} 22.22.0: install Node 24`),
  },
  {
    machine: { ...fit, node: '18.20.8', stripsTypes: false, platform: 'freebsd-x64', bundledNode: undefined },
    sentence: `${needed} 18.20.8: install Node 24; npm has no Node for freebsd-x64 to install with this project.`,
  },
  { machine: { ...fit, missing: ['sharp', 'vite'] }, sentence: 'Not installed: sharp, vite; run "npm ci" without --omit.' },
  {
    machine: { ...fit, withoutNativePart: ['@node-rs/argon2', 'sharp'] },
    sentence:
      'Not installed: the native part for linux-x64 of @node-rs/argon2, sharp; run "npm ci" on this machine without --omit=optional.',
  },
  {
    // A wrong Node version is reported first, as packages do not help then.
    machine: { ...fit, node: '20.20.2', stripsTypes: false, missing: ['sharp'], withoutNativePart: ['sharp'] },
    sentence: expect.stringMatching(/^Node 24 or later/),
  },
])('reports for Node $machine.node on $machine.platform: $sentence', ({ machine, sentence }) => {
  expect(findObstacle(machine)).toEqual(sentence)
})
