/** Tells everybody who listens. */
export function createEmitter<Told extends unknown[]>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell(...told: Told) {
      for (const listener of [...listeners]) listener(...told);
    },
    listen(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
