import { net, powerMonitor } from 'electron';

/** How often the system is asked. It does not tell by itself. */
const everyMs = 2_000;

/** Calls back when the network came or went, and when the machine wakes; `online` is what the system says then. */
export function watchNetwork(onChange: (online: boolean) => void): () => void {
  let online = net.isOnline();
  const timer = setInterval(() => {
    if (net.isOnline() === online) return;
    online = !online;
    onChange(online);
  }, everyMs);
  const woke = () => onChange(net.isOnline());
  powerMonitor.on('resume', woke);
  powerMonitor.on('unlock-screen', woke);
  return () => {
    clearInterval(timer);
    powerMonitor.off('resume', woke);
    powerMonitor.off('unlock-screen', woke);
  };
}
