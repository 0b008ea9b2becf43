import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { icns, ico } from './containers.ts';

// Run with `pnpm --filter @agency/console icons`. Draws all icons of the program from `app.svg` and the SVGs below.
const packaged = import.meta.dirname;
const shipped = join(packaged, '../resources');
mkdirSync(join(packaged, 'linux'), { recursive: true });
mkdirSync(shipped, { recursive: true });

const app = readFileSync(join(packaged, 'app.svg'), 'utf8');
const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 1200 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
const sizes = (sides: number[]) => Promise.all(sides.map(async (side) => ({ side, png: await png(app, side) })));

for (const { side, png } of await sizes([16, 32, 48, 64, 128, 256, 512]))
  writeFileSync(join(packaged, `linux/${side}x${side}.png`), png);
writeFileSync(join(packaged, 'app.ico'), ico(await sizes([16, 24, 32, 48, 64, 128, 256])));
writeFileSync(join(packaged, 'app.icns'), icns(await sizes([32, 64, 128, 256, 512, 1024])));

/** Windows shows this badge over the program's icon in the taskbar. */
const badgeSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#a8005f" stroke="#ffffff" stroke-width="1.5"/></svg>';

// On macOS, a black picture whose file name ends in `Template` is colored by the system to match the menu bar.
const trays = {
  tray: traySvg({ ink: '#8499a5', meridian: '#e0318f' }),
  'tray-unread': traySvg({ ink: '#8499a5', meridian: '#e0318f', dot: '#e0318f' }),
  trayTemplate: traySvg({ ink: '#000000', meridian: '#000000' }),
};
for (const [name, svg] of Object.entries(trays)) {
  writeFileSync(join(shipped, `${name}.png`), await png(svg, 16));
  writeFileSync(join(shipped, `${name}@2x.png`), await png(svg, 32));
}
writeFileSync(join(shipped, 'badge.png'), await png(badgeSvg, 32));
writeFileSync(join(shipped, 'icon.png'), await png(app, 512));

/** Draws the brand mark for the system's tray, 32 units wide and legible on light and dark taskbars. */
function traySvg({ ink, meridian, dot }: { ink: string; meridian: string; dot?: string }): string {
  const unread = dot ? `<circle cx="25" cy="7" r="7" fill="${dot}" stroke="#ffffff" stroke-width="2"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ink}" d="M2 28V4h5l5 9v9l-6-10.5V28zM30 28V4h-5l-5 9v9l6-10.5V28z"/><path fill="${meridian}" d="M14 1h4v30h-4z"/>${unread}</svg>`;
}
