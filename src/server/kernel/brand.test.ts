import { expect, it } from 'vitest'
import { createBrandOrigins } from './brand.ts'

const brand = { origin: null, hosts: ['harbour.localhost'], default: false }

it.each([
  [
    'declares an origin is that origin',
    'https://portal.example',
    { ...brand, origin: 'https://harbour.example:8443' },
    'https://harbour.example:8443',
  ],
  [
    'has its own host uses it',
    'https://portal.example',
    { ...brand, hosts: ['harbour.example', 'www.harbour.example'] },
    'https://harbour.example',
  ],
  [
    'is served on a port keeps the port',
    'https://portal.example:8443',
    { ...brand, hosts: ['harbour.example'] },
    'https://harbour.example:8443',
  ],
  [
    'lists the public host uses that host',
    'https://www.harbour.example',
    { ...brand, hosts: ['harbour.example', 'www.harbour.example'] },
    'https://www.harbour.example',
  ],
  [
    'lists a local name first uses the public one',
    'https://portal.example',
    { ...brand, hosts: ['harbour.localhost', 'harbour.example'] },
    'https://harbour.example',
  ],
  [
    'is the default and has only a local name is the public origin',
    'https://portal.example',
    { ...brand, default: true },
    'https://portal.example',
  ],
  ['runs on this machine is its local name', 'http://localhost:8080', brand, 'http://harbour.localhost:8080'],
  [
    'is the default on this machine is its local name too',
    'http://127.0.0.1:8080',
    { ...brand, default: true },
    'http://harbour.localhost:8080',
  ],
])('the base URL of a brand that %s', (_what, publicOrigin, known, origin) => {
  expect(createBrandOrigins(() => publicOrigin)(known)).toBe(origin)
})
