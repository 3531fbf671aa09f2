/** Work for tests: computes for so many milliseconds. */
export default (ms: number): number => {
  if (ms < 0) throw new RangeError('Negative work')
  for (const until = performance.now() + ms; performance.now() < until; );
  return ms
}
