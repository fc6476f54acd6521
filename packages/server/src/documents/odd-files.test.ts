import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAsNamed } from '#contract/base/files/files.ts';
import { uploads as parts, tusVersion } from '#contract/base/files/uploads.ts';
import { documents } from '#contract/documents/endpoints.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aMessageForm } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDocx, aPdf } from '#house/readable.ts';
import { fetched, photo, send, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const asDocument = { asDocument: true };
async function kept(name: string, bytes: Buffer | string): Promise<DocumentRow> {
  const { id } = await uploads(chair, name, bytes, asDocument);
  const { files } = await chair.asks(documents.create, { folderId: null, files: [{ fileId: id }] });
  return files[0] as DocumentRow;
}
const told = ({ name, extension, type, previewUrl }: DocumentRow) => ({
  name: `${name}.${extension}`,
  type,
  hasPreview: previewUrl !== null,
});
const served = async ({ attachment }: DocumentRow) => {
  const { headers, rawPayload } = await fetched(portal, attachment?.url as string);
  return { headers, bytes: rawPayload };
};

describe('a document whose bytes are not what its name says', () => {
  it.each([
    ['stránka.png', '<html><script>alert(1)</script></html>', 'text/plain'],
    ['smlouva.pdf', 'jen text', 'text/plain'],
    ['tabulka.xlsx', 'a;b', 'text/plain'],
    ['smlouva.docx', aPdf(['Smlouva']), 'application/pdf'],
    ['zápis.pdf', aDocx('Zápis'), 'application/zip'],
    ['poznámky.txt', Buffer.from([0, 1, 2, 3]), 'application/octet-stream'],
  ])('%s is kept as it came, told by its true type, and only saved', async (name, bytes, type) => {
    const one = await kept(name, bytes);
    expect(told(one)).toEqual({ name, type, hasPreview: false });
    expect(isAsNamed(one)).toBe(false);
    const { headers, bytes: sent } = await served(one);
    expect(sent.equals(Buffer.from(bytes as string))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await chair.call(documents.download, { id: one.id, type: 'preview' })).status).toBe(404);
  });

  it('of a picture called a paper still loses place and camera', async () => {
    const one = await kept('fotka.pdf', await photo());
    expect(told(one)).toEqual({ name: 'fotka.pdf', type: 'image/jpeg', hasPreview: false });
    expect((await sharp((await served(one)).bytes).metadata()).exif).toBeUndefined();
  });

  it('comes in one call too, and a program does not come at all', async () => {
    const form = new FormData();
    form.append('data', '{}');
    const refused: [string, Buffer | string][] = [
      ['faktura.exe', '%PDF-1.7'],
      ['faktura.pdf', 'MZ\x90\0'],
      ['skript.js', 'alert(1)'],
      ['návod.txt', '#!/bin/sh\nrm -rf ~'],
    ];
    for (const [name, bytes] of refused) {
      const { status, body } = await send(chair, name, bytes, asDocument);
      expect([name, status, body.message?.content]).toEqual([name, 415, 'FILES.ERRORS.EXECUTABLE']);
    }
  });
});

describe('what would run elsewhere', () => {
  it('does not here: an SVG with a script is a text that is saved', async () => {
    const one = await kept(
      'plánek.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
    );
    expect(told(one)).toEqual({ name: 'plánek.svg', type: 'text/plain', hasPreview: false });
    expect((await served(one)).headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
  });

  it('does not here: a PDF with a script is a PDF, sent into a sandbox', async () => {
    const one = await kept(
      'formulář.pdf',
      aPdf(['Formulář'], { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    );
    expect(told(one)).toEqual({ name: 'formulář.pdf', type: 'application/pdf', hasPreview: false });
    expect((await served(one)).headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

describe('a picture that cannot be read', () => {
  it.each([
    ['rozbitá.png', Buffer.from('\x89PNG\r\n\x1a\n rozbité', 'latin1'), 'image/png'],
    ['z telefonu.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'image/heic'],
  ])('%s is a document without a preview, with all bytes that came', async (name, bytes, type) => {
    const one = await kept(name, bytes);
    expect(told(one)).toEqual({ name, type, hasPreview: false });
    expect(isAsNamed(one)).toBe(true);
    expect((await served(one)).bytes.equals(bytes)).toBe(true);
  });
});

describe('elsewhere than in documents', () => {
  it.each([
    ['stránka.png', '<script>alert(1)</script>', 'FILES.ERRORS.MISMATCH'],
    ['rozbitá.png', Buffer.from('\x89PNG\r\n\x1a\n rozbité', 'latin1'), 'FILES.ERRORS.BROKEN'],
    ['z telefonu.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'FILES.ERRORS.HEIC'],
  ])('%s is refused when it comes, and when it came as a document', async (name, bytes, key) => {
    expect((await send(chair, name, bytes)).body.message?.content).toBe(key);
    const { id } = await uploads(chair, name, bytes, asDocument);
    const { body } = await chair.call(messages.create, { ...aMessageForm(), fileIds: [id] });
    expect(body.message?.content).toBe(key);
  });
});

describe('in parts', () => {
  const begins = async (name: string, document: string) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: parts.begin.path,
      headers: {
        ...chair.headers(),
        'tus-resumable': tusVersion,
        'upload-length': '5',
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}${document}`,
      },
    });
    return reply.statusCode;
  };

  it('what is to be a document says so when it begins', async () => {
    expect(await begins('foto.heic', '')).toBe(415);
    expect(await begins('foto.heic', ',document')).toBe(201);
    expect(await begins('program.exe', ',document')).toBe(415);
  });
});
