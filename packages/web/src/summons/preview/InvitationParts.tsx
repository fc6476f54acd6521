import { typo } from '#contract/base/words/typo.ts';
import type { InvitationPart, InvitedPoint } from '#contract/summons/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import css from './Preview.module.css';

function Point({ point: { label, name, kind, wording, body, files } }: { point: InvitedPoint }) {
  const say = useText();
  return (
    <li className={css.point}>
      <h4>{`${label}. ${typo(name)}`}</h4>
      <p className={css.quiet}>{say(`SUMMONS.KINDS.${kind}`)}</p>
      {body !== '' && <Prose html={body} headingsFrom={5} />}
      {kind !== 'information' && wording !== '' && (
        <blockquote className={css.wording}>
          <b>{say('SUMMONS.WORDING')}</b>
          <p>{typo(wording)}</p>
        </blockquote>
      )}
      {files.length > 0 && <p className={css.quiet}>{files.join(', ')}</p>}
    </li>
  );
}

function Part({ part }: { part: InvitationPart }) {
  const say = useText();
  switch (part.kind) {
    case 'text':
      return <Prose html={part.html} headingsFrom={3} />;
    case 'agenda':
      return (
        <section>
          <h3>{say('SUMMONS.AGENDA')}</h3>
          <ol className={css.points}>
            {part.points.map((point) => (
              <Point key={point.id} point={point} />
            ))}
          </ol>
        </section>
      );
    case 'materials':
      return (
        <section>
          <h3>{say('SUMMONS.MATERIALS')}</h3>
          <p>{say('SUMMONS.MATERIALS_TEXT')}</p>
          <ul>
            {part.files.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      );
    case 'power':
      return (
        <section>
          <h3>{say('SUMMONS.POWER')}</h3>
          <p>{say('SUMMONS.POWER_TEXT')}</p>
        </section>
      );
    case 'law':
      return <p className={css.quiet}>{say('SUMMONS.LAW')}</p>;
  }
}

/** What the invitation says, part by part. */
export const InvitationParts = ({ parts }: { parts: readonly InvitationPart[] }) =>
  parts.map((part) => <Part key={part.kind} part={part} />);
