import { Button } from '@mantine/core';
import { IconQrcode, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { type CodeProblem, readCode } from '#contract/base/money/spayd-reading.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import type { CashFields, CashValues } from './cashValues.ts';
import { codeFields, type Fills, fillsOf, shownFill } from './codeFills.ts';

// The camera and what reads its picture are loaded by whoever scans.
const Scanner = latePart(async () => (await import('../../kit/scan/Scanner.tsx')).Scanner);

/** What came of the last code: what was filled in, and what stands otherwise in the form beside what was typed there. */
type Read = { problem: CodeProblem } | { filled: Fills; other: Fills; typed: CashValues; saysNothing: boolean };

/** Reads codes into empty fields of the form; over what was typed only when asked. */
export function useCode(fields: CashFields) {
  const [read, tell] = useState<Read | null>(null);
  const take = (text: string) => {
    const says = readCode(text);
    if ('problem' in says) return tell(says);
    const typed = fields.getValues();
    const { empty, other } = fillsOf(says, typed, new Date());
    fields.setValues(empty);
    const saysNothing = says.amount === null && says.day === null && says.number === null;
    tell({ filled: empty, other, typed, saysNothing });
  };
  /** The first code in these photographs; one without a code, or with that of something else, is as good a receipt. */
  const look = async (files: readonly File[]) => {
    for (const file of files.filter((f) => f.type.startsWith('image/'))) {
      const reader = await import('../../kit/scan/codes.ts').catch(() => null);
      const text = (await reader?.codeInPhoto(file)) ?? null;
      if (text === null) continue;
      const said = readCode(text);
      if (!('problem' in said) || said.problem !== 'OTHER') return take(text);
    }
  };
  const overwrite = (other: Fills) => {
    fields.setValues(other);
    tell((was) => (was && 'filled' in was ? { ...was, filled: { ...was.filled, ...other }, other: {} } : was));
  };
  return { read, take, look, overwrite };
}
type Code = ReturnType<typeof useCode>;

/** The camera for a code alone, and what came of the last one. */
export function CodeReading({ code }: { code: Code }) {
  const say = useText();
  const [scans, scan] = useState(false);
  const words = {
    noCamera: say('CASH.CODE.SCAN.NO_CAMERA'),
    denied: say('CASH.CODE.SCAN.DENIED'),
    video: say('CASH.CODE.SCAN.VIDEO'),
    aim: say('CASH.CODE.SCAN.AIM'),
    lightOn: say('CASH.CODE.SCAN.LIGHT_ON'),
    lightOff: say('CASH.CODE.SCAN.LIGHT_OFF'),
  };
  const take = (text: string) => {
    scan(false);
    code.take(text);
  };
  const Icon = scans ? IconX : IconQrcode;
  return (
    <>
      <Button
        variant="default"
        aria-expanded={scans}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => scan((was) => !was)}
      >
        {say(scans ? 'CASH.CODE.CLOSE' : 'CASH.CODE.OPEN')}
      </Button>
      {scans && (
        <Suspense>
          <Scanner words={words} onCode={take} />
        </Suspense>
      )}
      {code.read && <WhatCame read={code.read} overwrite={code.overwrite} />}
    </>
  );
}

function WhatCame({ read, overwrite }: { read: Read; overwrite: Code['overwrite'] }) {
  const say = useText();
  const shown = useShown();
  if ('problem' in read)
    return (
      <Note tone="warn" live>
        {say(`CASH.CODE.PROBLEMS.${read.problem}`)}
      </Note>
    );
  const { filled, other, typed, saysNothing } = read;
  const names = codeFields.filter((f) => f in filled).map((f) => say(`CASH.CODE.FIELDS.${f}`));
  const others = codeFields.filter((f) => f in other);
  const isSame = names.length === 0 && others.length === 0;
  return (
    <>
      {names.length > 0 && (
        <Note tone="ok" live>
          {say('CASH.CODE.FILLED', { fields: names.join(', ') })}
        </Note>
      )}
      {isSame && <Note live>{say(saysNothing ? 'CASH.CODE.NOTHING' : 'CASH.CODE.SAME')}</Note>}
      {others.length > 0 && (
        <Note tone="warn" live>
          <p>{say('CASH.CODE.DIFFERS')}</p>
          {others.map((field) => (
            <p key={field}>
              {say('CASH.CODE.OTHER', {
                field: say(`CASH.CODE.HEADS.${field}`),
                code: shownFill(field, other[field] as string, shown.day),
                typed: shownFill(field, typed[field], shown.day),
              })}
            </p>
          ))}
          <Button mt="xs" variant="default" onClick={() => overwrite(other)}>
            {say('CASH.CODE.OVERWRITE')}
          </Button>
        </Note>
      )}
    </>
  );
}
