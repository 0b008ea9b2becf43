/** By how many places the line at `place`, or the next one that is still there, moved from one list to another. */
export function shiftOf(before: readonly string[], after: readonly string[], place: number): number {
  for (let at = place; at < Math.min(before.length, place + 20); at += 1) {
    const id = before[at];
    if (id === undefined) return 0;
    if (after[at] === id) return 0;
    const now = after.indexOf(id);
    if (now !== -1) return now - at;
  }
  return 0;
}
