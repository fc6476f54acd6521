import { type FormEvent, useEffect, useRef, useState } from 'react';
import { activation as calls } from '#contract/activation/endpoints.ts';
import { Checked, type Invitation } from '#contract/activation/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { device } from '../../base/device.ts';
import { session } from '../../base/session.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { errorsOf } from '../../kit/form/form-errors.ts';
import { Entry } from '../entry/Entry.tsx';
import { Refused } from '../entry/Refused.tsx';
import { whyNotNew } from '../entry/rules.ts';
import { SubmitButton } from '../entry/SubmitButton.tsx';
import screen from '../entry/screens.module.css';
import { CheckStep, type Errors } from './CheckStep.tsx';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { PasswordStep, type Secret } from './PasswordStep.tsx';
import { Steps } from './Steps.tsx';
import { SummaryStep } from './SummaryStep.tsx';

type Props = { token: string; invitation: Invitation; onShut: (answer: Answer) => void; onLook: () => void };

const onward = ['ENTER.TO_CHECK', 'ENTER.TO_SUMMARY', 'ENTER.FINISH'] as const;

function wrongSecret({ hasAccount, signedIn }: Invitation, { password, again }: Secret) {
  if (signedIn) return {};
  if (hasAccount) return { password: password ? null : ('AUTH.ERRORS.PASSWORD_EMPTY' as TextKey) };
  return whyNotNew(password, again);
}

const leads = (invitation: Invitation, at: number): TextKey => {
  if (at === 1) return 'ENTER.CHECK_LEAD';
  if (at === 2) return 'ENTER.SUMMARY_LEAD';
  return invitation.hasAccount ? 'ENTER.ACCOUNT_LEAD' : 'ENTER.LEAD';
};

/** Password, check of the data, summary; back keeps what was typed, and so does reading the page anew. */
export function Wizard({ token, invitation, onShut, onLook }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const [at, setAt] = useState(0);
  const [secret, setSecret] = useState<Secret>({ password: '', again: '' });
  const [touched, setTouched] = useState<Partial<Record<keyof Secret, boolean>>>({});
  const [draft, setDraft] = useState<Draft>(() => readDraft(invitation));
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const wrong = wrongSecret(invitation, secret);
  useEffect(() => keepDraft(invitation, draft), [invitation, draft]);

  const move = (to: number) => {
    setAt(to);
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  };
  const change = (part: Partial<Draft>) => {
    setDraft((d) => ({ ...d, ...part }));
    setErrors({});
  };
  const focus = (form: HTMLFormElement, name: string) => (form.elements.namedItem(name) as HTMLElement | null)?.focus();

  function checkSecret(form: HTMLFormElement) {
    setTouched({ password: true, again: true });
    const first = (['password', 'again'] as const).find((name) => wrong[name as keyof typeof wrong]);
    if (first) focus(form, first);
    else move(1);
  }
  function checkDraft(form: HTMLFormElement) {
    const phones = draft.phones.filter((phone) => phone.value.trim());
    const found = errorsOf(Checked, { ...draft, phones });
    setDraft({ ...draft, phones });
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focus(form, first);
    else move(2);
  }
  function explain(answer: Answer) {
    if (answer.fields.password) move(0);
    if (answer.key === 'ENTER.ERRORS.HAS_ACCOUNT' || answer.key === 'AUTH.ERRORS.NO_ACCOUNT') onLook();
    else if (['ENTER.ERRORS.USED', 'ENTER.ERRORS.LINK', 'ENTER.ERRORS.TAKEN'].includes(answer.key)) onShut(answer);
    else setRefused(answer);
  }
  async function finish() {
    setBusy(true);
    setRefused(null);
    const { id, hasAccount, svj } = invitation;
    try {
      const given = { id, token, password: secret.password, hasAccount, lang: locale, user: draft };
      const inside = await ask(calls.activate, { ...given, ...device.known() });
      device.keep(inside.device);
      forgetDraft();
      history.replaceState(null, '', '/');
      session.begin(inside.token);
      const house = inside.svj_list.find((one) => one.id === svj.id);
      if (house) session.choose(house);
    } catch (error) {
      explain(asAnswer(error));
      setBusy(false);
    }
  }
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    if (at === 0) checkSecret(e.currentTarget);
    else if (at === 1) checkDraft(e.currentTarget);
    else if (!busy) void finish();
  };

  const secretErrors = { ...(touched.password && wrong), ...refused?.fields } as Partial<Record<keyof Secret, TextKey>>;
  const title = at === 0 && invitation.hasAccount && !invitation.signedIn ? 'ENTER.ACCOUNT_TITLE' : 'ENTER.WELCOME';
  const heads: TextKey[] = [title, 'ENTER.CHECK', 'ENTER.SUMMARY'];
  return (
    <Entry title={say(heads[at] as TextKey)} lead={say(leads(invitation, at), { house: invitation.svj.name })}>
      <div ref={top} tabIndex={-1}>
        <Steps at={at} />
      </div>
      <form className={screen.form} noValidate onSubmit={submit}>
        <Refused answer={refused} />
        {at === 0 && (
          <PasswordStep
            invitation={invitation}
            values={secret}
            errors={secretErrors}
            onChange={(part) => {
              setSecret((s) => ({ ...s, ...part }));
              setRefused(null);
            }}
            onTouched={() => secret.password && secret.again && setTouched({ password: true, again: true })}
          />
        )}
        {at === 1 && <CheckStep invitation={invitation} draft={draft} errors={errors} onChange={change} />}
        {at === 2 && <SummaryStep invitation={invitation} draft={draft} />}
        <SubmitButton busy={busy}>{say(onward[at] as TextKey)}</SubmitButton>
        {at > 0 && (
          <button type="button" className={`${screen.link} ${screen.plain}`} onClick={() => move(at - 1)}>
            {say('BASE.BACK')}
          </button>
        )}
      </form>
    </Entry>
  );
}
