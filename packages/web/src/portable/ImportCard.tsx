import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { portableImports } from '#contract/portable/endpoints-imports.ts';
import type { ImportLook } from '#contract/portable/schema.ts';
import { type Answer, asAnswer } from '../base/answer.ts';
import { ask } from '../base/ask.ts';
import { useChange } from '../base/data.ts';
import { useFormat, useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { type Fact, Facts } from '../kit/card/Facts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './Portable.module.css';

type Looking = { look: ImportLook | null; refused: Answer | null; busy: boolean };

/** Reads the archive: at once, and again with each passphrase that is typed. */
function useLook(name: string, passphrase: string | null): Looking {
  const [so, be] = useState<Looking>({ look: null, refused: null, busy: true });
  useEffect(() => {
    const stop = new AbortController();
    be({ look: null, refused: null, busy: true });
    ask(portableImports.look, { name, passphrase }, stop.signal).then(
      (look) => be({ look, refused: null, busy: false }),
      (error: unknown) => stop.signal.aborted || be({ look: null, refused: asAnswer(error), busy: false }),
    );
    return () => stop.abort();
  }, [name, passphrase]);
  return so;
}

/** One archive: what is in it, a trial, and the association itself. */
export function ImportCard({ name, onClose }: { name: string; onClose: () => void }) {
  const say = useText();
  const [passphrase, setPassphrase] = useState<string | null>(null);
  const { look, refused, busy } = useLook(name, passphrase);
  const wrong = refused?.fields.passphrase;
  const close = (
    <Button variant="subtle" onClick={onClose}>
      {say('PORTABLE.IMPORTS.CLOSE')}
    </Button>
  );
  return (
    <Card title={name} aside={close} padded>
      {busy && <p role="status">{say('PORTABLE.IMPORTS.READING')}</p>}
      {refused && !wrong && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      {wrong && <Unlocking wrong={say(wrong)} onWord={setPassphrase} />}
      {look && <Contents look={look} chosen={{ name, passphrase }} onAsked={onClose} />}
    </Card>
  );
}

function Unlocking({ wrong, onWord }: { wrong: string; onWord: (word: string) => void }) {
  const say = useText();
  const [word, setWord] = useState('');
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (word) onWord(word);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <PasswordInput
        label={say('PORTABLE.IMPORTS.PASSPHRASE')}
        autoComplete="off"
        value={word}
        error={<FieldError>{wrong}</FieldError>}
        visibilityToggleButtonProps={{ 'aria-label': say('AUTH.SHOW_PASSWORD'), size: 36 }}
        onChange={(e) => setWord(e.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="default">
          {say('PORTABLE.IMPORTS.UNLOCK')}
        </Button>
      </div>
    </form>
  );
}

function useFacts(look: ImportLook): Fact[] {
  const say = useText();
  const format = useFormat();
  const { moment } = useShown();
  const n = (value: number) => format.number(value);
  return [
    [say('PORTABLE.IMPORTS.WHO'), look.association],
    [say('PORTABLE.IMPORTS.MADE'), moment(look.createdAt)],
    [say('PORTABLE.IMPORTS.VERSION'), look.portalVersion],
    [say('PORTABLE.IMPORTS.PEOPLE'), n(look.people)],
    [say('PORTABLE.IMPORTS.UNITS'), n(look.units)],
    [say('PORTABLE.IMPORTS.MESSAGES'), n(look.messages)],
    [say('PORTABLE.IMPORTS.DOCUMENTS'), n(look.documents)],
    [say('PORTABLE.IMPORTS.VOTES'), n(look.votes)],
    [say('PORTABLE.IMPORTS.MEETINGS'), n(look.meetings)],
    [say('PORTABLE.IMPORTS.REPORTS'), n(look.reports)],
    [say('PORTABLE.IMPORTS.COUNT_FILES'), n(look.files)],
    [say('PORTABLE.IMPORTS.ROWS'), n(look.rows)],
  ];
}

const stays = {
  running: 'PORTABLE.IMPORTS.STAYS_RUNNING',
  anonymous: 'PORTABLE.IMPORTS.STAYS_ANONYMOUS',
} as const;

type Chosen = { name: string; passphrase: string | null };
type ContentsProps = { look: ImportLook; chosen: Chosen; onAsked: () => void };
function Contents({ look, chosen, onAsked }: ContentsProps) {
  const say = useText();
  const attempt = useChange(portableImports.attempt);
  const bring = useChange(portableImports.bring);
  const run = (act: typeof attempt | typeof bring) =>
    act.run(chosen).then(
      (told) => told && onAsked(),
      () => undefined,
    );
  const sure = () =>
    confirm({
      title: say('PORTABLE.IMPORTS.BRING_TITLE', { name: look.association }),
      text: say('PORTABLE.IMPORTS.BRING_TEXT'),
      yes: say('PORTABLE.IMPORTS.BRING'),
      no: say('BASE.CANCEL'),
    });
  const refused = bring.refused ?? attempt.refused;
  return (
    <div className={css.form}>
      <Facts facts={useFacts(look)} />
      <h3>{say('PORTABLE.IMPORTS.STAYS')}</h3>
      <ul className={css.list}>
        <li>{say('PORTABLE.IMPORTS.STAYS_ACCOUNTS')}</li>
        {look.alone.map(({ why, names }) => (
          <li key={why}>{say(stays[why], { names: names.join(', ') })}</li>
        ))}
        <li>{say('PORTABLE.IMPORTS.STAYS_PLANNED')}</li>
      </ul>
      {refused && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      <div className={css.deeds}>
        <Button variant="default" loading={attempt.busy} disabled={bring.busy} onClick={() => void run(attempt)}>
          {say('PORTABLE.IMPORTS.TRY')}
        </Button>
        <Button
          loading={bring.busy}
          disabled={attempt.busy}
          onClick={() => void sure().then((yes) => (yes ? run(bring) : undefined))}
        >
          {say('PORTABLE.IMPORTS.BRING')}
        </Button>
      </div>
    </div>
  );
}
