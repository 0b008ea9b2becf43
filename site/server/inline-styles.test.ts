import { expect, test } from 'vitest';
import { StyleSheet } from './inline-styles.ts';

const sheet = new StyleSheet(
  [
    '@font-face{font-family:Face;src:url(/assets/face.woff2)}',
    'html,.other{color:red}',
    '.card{animation:1s turn}',
    '.card:hover>.title,.list .card{color:blue}',
    '@media print{.card{color:black}.other{color:white}}',
    '@media print{.other{color:green}}',
    '.card:not(.other,.gone:has(.away)){margin:0}',
    '@keyframes turn{to{opacity:1}}',
    '@keyframes still{to{opacity:0}}',
    '@page{margin:14mm}',
  ].join(''),
);

test('a page gets the rules for its classes, in their order, and the rules without a class', () => {
  expect(sheet.stylesFor('<body class="card list"><p class="card"></p></body>')).toBe(
    [
      '@font-face{font-family:Face;src:url(/assets/face.woff2)}',
      'html{color:red}',
      '.card{animation:1s turn}',
      '.list .card{color:blue}',
      '@media print{.card{color:black}}',
      '.card:not(.other,.gone:has(.away)){margin:0}',
      '@page{margin:14mm}',
      '@keyframes turn{to{opacity:1}}',
    ].join(''),
  );
});

test('a page without classes gets only the rules without a class', () => {
  expect(sheet.stylesFor('<p>card</p>')).toBe(
    '@font-face{font-family:Face;src:url(/assets/face.woff2)}html{color:red}@page{margin:14mm}',
  );
});
