import { describe, expect, it } from 'vitest';
import { fileLimit, partsOfName, sizeText, wholeName, whyNotFile } from './files.ts';

describe('the name of a file', () => {
  it.each([
    ['Zápis.pdf', 'Zápis', 'pdf'],
    ['Zápis 12. 4. 2026.PDF', 'Zápis 12. 4. 2026', 'pdf'],
    ['archiv.tar.gz', 'archiv.tar', 'gz'],
    ['bez přípony', 'bez přípony', ''],
    ['.htaccess', '.htaccess', ''],
    ['konec věty.', 'konec věty.', ''],
    ['podivná.přípona s mezerou', 'podivná.přípona s mezerou', ''],
  ])('%s is %s and %s', (whole, name, extension) => {
    expect(partsOfName(whole)).toEqual({ name, extension });
  });

  it('is put together again', () => {
    expect([wholeName({ name: 'a', extension: 'pdf' }), wholeName({ name: 'a', extension: '' })]).toEqual([
      'a.pdf',
      'a',
    ]);
  });
});

it('250 MB are exactly 262144000 bytes, and what need not be sent is told before', () => {
  expect(fileLimit).toBe(250 * 1024 ** 2);
  expect(whyNotFile({ name: 'a.pdf', size: fileLimit })).toBeNull();
  expect(whyNotFile({ name: 'a.pdf', size: fileLimit + 1 })).toBe('UPLOAD.FILE_SIZE_ERROR');
  expect(whyNotFile({ name: 'a.pdf', size: 0 })).toBe('FILES.ERRORS.EMPTY');
  expect(whyNotFile({ name: 'IMG_1.HEIC', size: 1 })).toBe('FILES.ERRORS.HEIC');
});

it('sizes go from Bytes to YB by 1024', () => {
  const sizes = [0, 1023, 1024, 1536, 1024 ** 2 - 1, fileLimit, 1024 ** 8, 1024 ** 9];
  expect(sizes.map((size) => sizeText(size, 'cs').replaceAll('\u00a0', ' '))).toEqual([
    ...['0 B', '1 023 B', '1 kB', '1,5 kB', '1 MB', '250 MB', '1 YB', '1 024 YB'],
  ]);
  expect(sizeText(1536, 'en')).toBe('1.5\u00a0KB');
  expect(sizeText(12, 'en')).toBe('12\u00a0Bytes');
});
