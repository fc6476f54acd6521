import { Button, FileButton, TextInput } from '@mantine/core';
import { IconCamera, IconPhoto, IconSearch, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { isNumber } from '#contract/ledger/rules-numbers.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { readTicket } from '#contract/paper/rules-tickets.ts';
import type { Answer } from '../../base/answer.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './FindTicket.module.css';

// The camera and what reads its picture are loaded by whoever scans.
const Scanner = latePart(async () => (await import('../../kit/scan/Scanner.tsx')).Scanner);

type Props = { vote: number; busy: boolean; refused: Answer | null; onFind: (text: string) => void };
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The paper in hand: its number typed or read by a hand reader, its code by the camera or from a photograph. */
export function FindTicket({ vote, busy, refused, onFind }: Props) {
  const say = useText();
  const [scanning, setScanning] = useState(false);
  const [noCode, setNoCode] = useState(false);
  const photo = async (file: File | null) => {
    if (!file) return;
    const { codeInPhoto } = await import('../../kit/scan/codes.ts');
    const text = await codeInPhoto(file);
    setNoCode(text === null);
    if (text !== null) onFind(text);
  };
  return (
    <Card title={say('VOTE_PAPER.RECORD.FIND_TITLE')} padded>
      <FormStack close>
        <TypedNumber busy={busy} refused={refused} onFind={onFind} />
        <div className={css.ways}>
          <Button
            variant="default"
            aria-expanded={scanning}
            leftSection={scanning ? <IconX {...icon} /> : <IconCamera {...icon} />}
            onClick={() => setScanning((s) => !s)}
          >
            {say(scanning ? 'VOTE_PAPER.RECORD.SCAN_STOP' : 'VOTE_PAPER.RECORD.SCAN')}
          </Button>
          <FileButton accept="image/*" onChange={(file) => void photo(file)} inputProps={{ 'aria-hidden': true }}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPhoto {...icon} />}>
                {say('VOTE_PAPER.RECORD.SCAN_PHOTO')}
              </Button>
            )}
          </FileButton>
        </div>
        <p>
          {say('VOTE_PAPER.RECORD.NOT_PRINTED')}{' '}
          <Link {...voteLinks.tickets(vote)}>{say('VOTE_PAPER.RECORD.PRINT_THEM')}</Link>
        </p>
        {noCode && (
          <Note tone="warn" live>
            {say('VOTE_PAPER.RECORD.NO_CODE')}
          </Note>
        )}
        {scanning && (
          <Suspense>
            <Scanner
              words={{
                noCamera: say('VOTE_PAPER.RECORD.NO_CAMERA'),
                denied: say('VOTE_PAPER.RECORD.CAMERA_DENIED'),
                video: say('VOTE_PAPER.RECORD.SCAN_VIDEO'),
                aim: say('VOTE_PAPER.RECORD.SCAN_AIM'),
                lightOn: say('VOTE_PAPER.RECORD.TORCH_ON'),
                lightOff: say('VOTE_PAPER.RECORD.TORCH_OFF'),
              }}
              onCode={(text) => {
                setScanning(false);
                onFind(text);
              }}
            />
          </Suspense>
        )}
      </FormStack>
    </Card>
  );
}

function TypedNumber({ busy, refused, onFind }: Omit<Props, 'vote'>) {
  const say = useText();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isRight = isNumber(typed) && readTicket(typed) !== null;
  const wrong = checked && typed.trim() !== '' && readTicket(typed) === null;
  const submit = (e: FormEvent) => {
    e.preventDefault();
    setChecked(true);
    if (readTicket(typed)) onFind(typed.trim());
    else field.current?.select();
  };
  const error = wrong ? say('VOTE_PAPER.RECORD.NUMBER_WRONG') : refused && say(refused.key, refused.params);
  return (
    <form className={css.typed} onSubmit={submit}>
      <TextInput
        ref={field}
        className={css.number}
        label={say('VOTE_PAPER.RECORD.NUMBER')}
        description={isRight ? say('VOTE_PAPER.RECORD.NUMBER_RIGHT') : say('VOTE_PAPER.RECORD.NUMBER_HINT')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={400}
        value={typed}
        error={error || undefined}
        onChange={(e) => {
          setTyped(e.currentTarget.value);
          setChecked(false);
        }}
        onBlur={() => setChecked(true)}
      />
      <Button type="submit" loading={busy} leftSection={<IconSearch {...icon} />}>
        {say('VOTE_PAPER.RECORD.FIND')}
      </Button>
    </form>
  );
}
