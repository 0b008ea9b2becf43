import { drawHeroChart } from './brand/hero-chart.ts';
import { drawIcons } from './brand/icons.ts';
import { drawShareImage } from './brand/share-image.ts';
import { publish, publishedAs, writeToSite } from './kit/export.ts';
import { pictures } from './sheets.ts';

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));

const brand = { 'brand/icons': drawIcons, 'brand/share-image': drawShareImage, 'brand/hero-chart': drawHeroChart };
for (const [name, draw] of Object.entries(brand)) {
  if (isWanted(name)) await draw();
}

for (const [path, picture] of Object.entries(pictures)) {
  if (isWanted(path)) await publish(path, picture);
}

const index = Object.fromEntries(
  Object.entries(pictures).map(([path, picture]) => [`/images/${path}.webp`, publishedAs(picture)]),
);
writeToSite('ui/picture/artwork.json', `${JSON.stringify(index, null, 2)}\n`);
