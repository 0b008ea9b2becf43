/**
 * Returns the script that runs first in the page. It runs the built preload script in a function, with only the parts
 * of Electron that the preload script may use. There is no context isolation here: the preload script shares the page's
 * world.
 */
export function preloadScript(preload: string, origin: string): string {
  return `(() => {
    if (window !== top || location.origin !== ${JSON.stringify(origin)}) return;
    const invoke = window.__invoke;
    const listeners = new Map();
    window.__deliver = (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, payload);
    };
    const ipcRenderer = {
      invoke: async (channel, ...given) => {
        const { value, error } = await invoke(channel, given);
        if (error) throw new Error("Error invoking remote method '" + channel + "': " + error);
        return value;
      },
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? []).filter((it) => it !== listener)),
    };
    const frozen = (value) => {
      for (const part of Object.values(value)) if (part && typeof part === 'object') frozen(part);
      return Object.freeze(value);
    };
    const contextBridge = {
      exposeInMainWorld: (name, api) =>
        Object.defineProperty(window, name, { value: frozen(api), enumerable: true }),
    };
    const require = (name) => {
      if (name === 'electron') return { contextBridge, ipcRenderer };
      throw new Error('A sandboxed preload has no module ' + name);
    };
    const process = { platform: ${JSON.stringify(process.platform)} };
    ((require, process, module, exports) => {${preload}\n})(require, process, { exports: {} }, {});
  })();`;
}
