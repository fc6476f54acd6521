import { expect, it } from 'vitest';
import { approvals } from '#contract/approvals/endpoints.ts';
import { home } from '#contract/home/endpoints.ts';
import { aSample } from '#house/sampled.ts';
import { fetched } from '#house/sending-files.ts';

const { portal, signIn } = aSample();

it('Lipová has requests of each state, one of which its chair’s answer decides, and nobody was mailed', async () => {
  const chair = await signIn('predseda@lipova.example');
  const { data, ...counts } = await chair.asks(approvals.list, {});
  expect(counts).toEqual({ total: 5, allCount: 5, waitingCount: 2, approvedCount: 1, rejectedCount: 2 });
  expect(data.map((a) => [a.title, a.status, a.withdrawn, a.decidedCount, a.askedCount])).toEqual([
    ...[
      ['Smlouva o úklidu na příští rok', 'waiting', false, 1, 3],
      ['Oprava střechy', 'waiting', false, 2, 3],
      ['Pojištění domu', 'approved', false, 2, 2],
      ['Kamera u popelnic', 'rejected', false, 1, 2],
      ['Zahradník na léto', 'rejected', true, 0, 2],
    ],
  ]);
  const roof = await chair.asks(approvals.one, { id: data[1]?.id as number });
  expect(roof).toMatchObject({
    outcomes: { approved: 'approved', rejected: 'rejected' },
    commentCount: 1,
    waitsForMe: true,
  });
  expect(roof.attachments.map((f) => [f.name, f.isPublic])).toEqual([
    ['Nabídka 2026-118', false],
    ['Půda u komína', true],
  ]);
  for (const f of roof.attachments) expect((await fetched(portal(), f.url)).statusCode).toBe(200);
  const { rows } = await portal().pool.raw.query('select kind from outbox');
  expect(rows).toEqual([]);
});

it('each of those who are asked finds theirs, owners nothing, and the manager one of Dlouhá', async () => {
  const forMe = async (...who: Parameters<typeof signIn>) =>
    (await (await signIn(...who)).asks(home.waits, {})).counts.approvalsForMe;
  expect(await forMe('predseda@lipova.example')).toBe(1);
  expect(await forMe('kontrola@lipova.example')).toBe(1);
  expect(await forMe('vybor@lipova.example')).toBe(0);
  expect(await forMe('vlastnik@lipova.example')).toBe(0);
  expect(await forMe('sprava@spravce.example', 'SVJ Dlouhá 7')).toBe(1);
});
