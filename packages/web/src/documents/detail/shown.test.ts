import { expect, it } from 'vitest';
import { wayOf } from './shown.ts';

const of = (name: string, type: string, previewUrl: string | null = null) => {
  const [, extension = ''] = name.split('.');
  return wayOf({ name, extension, type, url: '/x', previewUrl });
};

it('a file is shown by what its bytes are', () => {
  expect(of('zápis.pdf', 'application/pdf')).toBe('pdf');
  expect(of('foto.jpg', 'image/jpeg', '/nahled')).toBe('image');
  expect(of('data.csv', 'text/csv')).toBe('csv');
  expect(of('plán.svg', 'text/plain')).toBe('text');
  expect(of('smlouva.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe('none');
});

it('bytes that are not what the name says are not shown, whatever they are', () => {
  expect(of('foto.png', 'text/plain')).toBe('odd');
  expect(of('smlouva.docx', 'application/pdf')).toBe('odd');
  expect(of('zápis.pdf', 'image/jpeg', '/nahled')).toBe('odd');
});

it('a picture that could not be read is told apart from one that is shown', () => {
  expect(of('foto.png', 'image/png')).toBe('unread');
  expect(of('foto.heic', 'image/heic')).toBe('unread');
});
