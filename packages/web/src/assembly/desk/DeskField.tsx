import { Button, FileButton, TextInput } from '@mantine/core';
import { IconQrcode, IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useState } from 'react';
import type { DeskSeat, SeatsFound } from '#contract/assembly/schema.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Desk.module.css';
import { useFind, useFound } from './data.ts';
import { SeatLine } from './SeatLines.tsx';

// The camera and what reads its picture are loaded by whoever scans.
const Scanner = latePart(async () => (await import('../../kit/scan/Scanner.tsx')).Scanner);

/** A hand scanner types a code in one go; people type slower than this, in milliseconds. */
const pause = 200;
/** A seat that somebody means, and how they came to it: typed, by a code, by a tap, or by a tap for a power on paper. */
export type Meant = { seat: DeskSeat; how: 'typed' | 'code' | 'tap' | 'paper' };
type Props = {
  id: number;
  base: string;
  field: RefObject<HTMLInputElement | null>;
  /** The only one that is meant, by Enter or by a code. */
  onMeant: (meant: Meant) => void;
  onArrive: (seat: DeskSeat) => void;
  onLeave: (seat: DeskSeat) => void;
  onOpen: (seat: DeskSeat) => void;
  onPaper: (seat: DeskSeat) => void;
  /** Esc. */
  onReset: () => void;
};

/** The text once nobody has typed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** One field for names, units and codes; whoever stands at the desk touches nothing else for most of the evening. */
export function DeskField({ id, base, field, onMeant, onReset, ...acts }: Props) {
  const find = useFind(id);
  const [text, setText] = useState('');
  const found = useFound(id, useSettled(text.trim()));
  const clear = () => {
    setText('');
    field.current?.focus({ preventScroll: true });
  };
  const take = async (typed: string) => {
    if (typed.trim() === '') return;
    const answer = await find(typed.trim()).catch(() => null);
    const [only, ...others] = answer?.seats ?? [];
    if (!only || others.length > 0 || !answer) return setText(typed);
    clear();
    onMeant({ seat: only, how: answer.byCode ? 'code' : 'typed' });
  };
  const keys = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.key === 'Escape') {
      clear();
      onReset();
    } else if (e.key === 'Enter') void take(e.currentTarget.value);
    else return;
    e.preventDefault();
  };
  const doing = (act: (seat: DeskSeat) => void) => (seat: DeskSeat) => {
    clear();
    act(seat);
  };
  return (
    <div className={css.field}>
      <Typed {...{ text, setText, field, keys }} onCode={(code) => void take(code)} />
      {text !== '' && found.data && (
        <Found
          found={found.data}
          base={base}
          onArrive={doing(acts.onArrive)}
          onLeave={doing(acts.onLeave)}
          onOpen={doing(acts.onOpen)}
          onPaper={doing(acts.onPaper)}
        />
      )}
    </div>
  );
}

type TypedProps = Pick<Props, 'field'> & {
  text: string;
  setText: (text: string) => void;
  keys: (e: KeyboardEvent<HTMLInputElement>) => void;
  onCode: (code: string) => void;
};
function Typed({ text, setText, field, keys, onCode }: TypedProps) {
  const say = useText();
  const [scanning, setScanning] = useState(false);
  useEffect(() => field.current?.focus({ preventScroll: true }), [field]);
  const code = (read: string) => {
    setScanning(false);
    onCode(read);
  };
  return (
    <>
      <div className={css.typed}>
        <TextInput
          ref={field}
          type="search"
          variant="unstyled"
          aria-label={say('ASSEMBLY.DESK.FIELD')}
          aria-describedby="desk-hint"
          placeholder={say('ASSEMBLY.DESK.FIELD')}
          leftSection={<IconSearch size={22} stroke={1.75} aria-hidden="true" />}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(e) => setText(e.currentTarget.value)}
          onKeyDown={keys}
        />
        <Button
          variant="default"
          aria-expanded={scanning}
          leftSection={scanning ? <IconX size={20} aria-hidden="true" /> : <IconQrcode size={20} aria-hidden="true" />}
          onClick={() => setScanning((s) => !s)}
        >
          {say(scanning ? 'ASSEMBLY.DESK.SCAN_STOP' : 'ASSEMBLY.DESK.SCAN')}
        </Button>
      </div>
      <p className={css.hint} id="desk-hint">
        {say('ASSEMBLY.DESK.HINT')} <span className={css.keys}>{say('ASSEMBLY.DESK.HINT_KEYS')}</span>
      </p>
      {scanning && <Scanning onCode={code} />}
    </>
  );
}

/** By the camera, or from a photograph where there is none. */
function Scanning({ onCode }: { onCode: (code: string) => void }) {
  const say = useText();
  const [noCode, setNoCode] = useState(false);
  const words = {
    noCamera: say('ASSEMBLY.SCAN.NO_CAMERA'),
    denied: say('ASSEMBLY.SCAN.DENIED'),
    video: say('ASSEMBLY.SCAN.VIDEO'),
    aim: say('ASSEMBLY.SCAN.AIM'),
    lightOn: say('ASSEMBLY.SCAN.LIGHT_ON'),
    lightOff: say('ASSEMBLY.SCAN.LIGHT_OFF'),
  };
  const photo = async (file: File | null) => {
    if (!file) return;
    const { codeInPhoto } = await import('../../kit/scan/codes.ts');
    const text = await codeInPhoto(file);
    setNoCode(text === null);
    if (text !== null) onCode(text);
  };
  return (
    <>
      <Suspense>
        <Scanner words={words} onCode={onCode} />
      </Suspense>
      <div className={css.scans}>
        <FileButton accept="image/*" onChange={(file) => void photo(file)} inputProps={{ 'aria-hidden': true }}>
          {(props) => (
            <Button {...props} variant="default">
              {say('ASSEMBLY.DESK.SCAN_PHOTO')}
            </Button>
          )}
        </FileButton>
      </div>
      {noCode && (
        <Note tone="warn" live>
          {say('ASSEMBLY.DESK.NO_CODE')}
        </Note>
      )}
    </>
  );
}

type FoundProps = Pick<Props, 'base' | 'onArrive' | 'onLeave' | 'onOpen' | 'onPaper'> & { found: SeatsFound };
function Found({ found, ...line }: FoundProps) {
  const say = useText();
  return (
    <Card>
      {found.seats.length === 0 ? (
        <p className={css.none} role="status">
          {say('ASSEMBLY.DESK.NOTHING')}
        </p>
      ) : (
        <ul className={css.list} aria-label={say('ASSEMBLY.DESK.FOUND')}>
          {found.seats.map((seat) => (
            <SeatLine key={seat.id} seat={seat} open={false} {...line} />
          ))}
        </ul>
      )}
      {found.more && <p className={css.none}>{say('ASSEMBLY.DESK.MORE_FOUND')}</p>}
    </Card>
  );
}
