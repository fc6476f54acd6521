import { useCallback, useEffect, useRef, useState } from 'react';
import { pathOf } from '#contract/base/calls/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { reportTypes } from '#contract/reports/schema-types.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { placeLine } from '#contract/walls/rules-words.ts';
import type { Door } from '#contract/walls/schema.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { keepKey } from '../../base/once.ts';
import { session } from '../../base/session.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Entry } from '../entry/Entry.tsx';
import field from '../entry/Field.module.css';
import { Field } from '../entry/Field.tsx';
import { useLittleForm } from '../entry/form.ts';
import { Refused } from '../entry/Refused.tsx';
import { whyNotEmail } from '../entry/rules.ts';
import { SubmitButton } from '../entry/SubmitButton.tsx';
import screen from '../entry/screens.module.css';
import { useWallPhotos } from './useWallPhotos.ts';
import { useWallTexts } from './useWallTexts.ts';
import css from './Wall.module.css';
import { SentPhotos, WallPhotos } from './WallPhotos.tsx';

/** The form of the portal with its place filled in, for whoever is signed in and may report there. */
function formAddress({ svj, entranceId, floor, space }: NonNullable<Door['member']>): string {
  const asked = new URLSearchParams({ svj: String(svj), space });
  if (entranceId !== null) asked.set('entrance', String(entranceId));
  if (floor !== null) asked.set('floor', String(floor));
  return `${pathOf(reportLinks.add())}?${asked}`;
}

function useDoor(token: string) {
  const [door, setDoor] = useState<Door | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const look = useCallback(async () => {
    setRefused(null);
    try {
      const seen = await ask(wallDoor.look, { token });
      if (session.token() && seen.member) location.replace(formAddress(seen.member));
      else setDoor(seen);
    } catch (error) {
      setRefused(asAnswer(error));
    }
  }, [token]);
  useEffect(() => void look(), [look]);
  return { door, refused, look };
}

/** /z/{code}: what the code on the wall opens. Whoever is not of the house leaves here what is the matter. */
export function WallScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useWallTexts();
  const { door, refused, look } = useDoor(token);
  if (!ready) return null;
  if (door) return <Writing token={token} door={door} />;
  if (refused && refused.status >= 400 && refused.status < 429)
    return (
      <Entry title={say('WALLS.DOOR.GONE_TITLE')} lead={say('WALLS.ERRORS.CODE')}>
        <a href="/" className={screen.action}>
          {say('LOGIN_CHANGE.CONTINUE')}
        </a>
      </Entry>
    );
  return (
    <Entry title={say('WALLS.DOOR.TITLE')}>
      <div className={screen.form}>
        <Refused answer={refused} />
        {refused ? (
          <button type="button" className={screen.action} onClick={() => void look()}>
            {say('BASE.TRY_AGAIN')}
          </button>
        ) : (
          <p role="status">{say('BASE.LOADING')}</p>
        )}
      </div>
    </Entry>
  );
}

function Writing({ token, door }: { token: string; door: Door }) {
  const say = useText();
  const { locale: lang } = useLanguage();
  const [sent, setSent] = useState<string | null>(null);
  const photos = useWallPhotos();
  const key = useRef(keepKey());
  const form = useLittleForm(
    { title: '', description: '', type: '', email: '' },
    (v) => ({
      title: v.title.trim() ? null : ('BASE.FORM.REQUIRED' as TextKey),
      email: whyNotEmail(v.email),
    }),
    async ({ title, description, type, email }) => {
      const chosen = reportTypes.find((one) => one === type) ?? null;
      const input = { token, title, description, type: chosen, email: email.trim(), lang };
      const left = await ask(wallDoor.write, input, undefined, {
        ...{ quiet: true, key: key.current.of(wallDoor.write, input) },
      });
      setSent(left.email);
      void photos.sendAll(left.key);
    },
  );
  const where = typo(say('WALLS.DOOR.WHERE', { house: door.house, place: placeLine(door, say) }));
  if (sent !== null)
    return (
      <Entry title={say('WALLS.DOOR.SENT_TITLE')} lead={say('WALLS.DOOR.SENT', { email: sent })}>
        <div className={screen.form} role="status">
          <SentPhotos of={photos} />
        </div>
      </Entry>
    );
  return (
    <Entry title={say('WALLS.DOOR.TITLE')} lead={where}>
      <form className={screen.form} noValidate onSubmit={form.submit}>
        <Refused answer={form.refused} />
        <Field {...form.field('title')} label={say('WALLS.DOOR.WHAT')} hint={say('WALLS.DOOR.WHAT_HINT')} />
        <Long {...form.field('description')} label={say('WALLS.DOOR.MORE')} />
        <WallPhotos of={photos} />
        <Kind value={form.values.type} onChange={form.field('type').onChange} />
        <Field
          {...form.field('email')}
          label={say('WALLS.DOOR.EMAIL')}
          hint={say('WALLS.DOOR.EMAIL_HINT')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton busy={form.busy}>{say(form.busy ? 'WALLS.DOOR.SENDING' : 'WALLS.DOOR.SEND')}</SubmitButton>
      </form>
    </Entry>
  );
}

type LongProps = { name: string; label: string; value: string; error: TextKey | null; onChange: (v: string) => void };
function Long({ name, label, value, error, onChange }: LongProps) {
  const say = useText();
  return (
    <label className={field.field}>
      <span className={field.label}>{label}</span>
      <textarea
        name={name}
        className={`${field.input} ${css.area}`}
        value={value}
        maxLength={4000}
        aria-invalid={error ? true : undefined}
        onChange={(e) => onChange(e.currentTarget.value)}
      />
      {error && <span className={field.error}>{say(error)}</span>}
    </label>
  );
}

function Kind({ value, onChange }: { value: string; onChange: (v: string) => void }) {
  const say = useText();
  return (
    <label className={field.field}>
      <span className={field.label}>{say('WALLS.DOOR.TYPE')}</span>
      <select className={field.input} value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        <option value="">{say('WALLS.DOOR.ANY_TYPE')}</option>
        {reportTypes.map((type) => (
          <option key={type} value={type}>
            {say(`WALLS.DOOR.TYPES.${type}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
