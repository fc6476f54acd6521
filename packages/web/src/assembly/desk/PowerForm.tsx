import { Button, Checkbox, FileButton, Switch, TextInput } from '@mantine/core';
import { IconCamera, IconCircleCheckFilled, IconDoorEnter, IconHourglass, IconXboxX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { AgentStanding, SeatCard } from '#contract/assembly/schema.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { asAnswer } from '../../base/answer.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { UploadState } from '../../kit/files/UploadState.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from './Desk.module.css';
import { useAgent, usePower } from './data.ts';
import { newTap } from './taps.ts';

type Props = { id: number; card: SeatCard; onGuest: () => void; onDone: () => void };

/** Why the statutes do not let this agent in; a missing verification is mended by a tick. */
const isHindered = (agent: AgentStanding | undefined) =>
  agent?.obstacle === 'LIMIT' || agent?.obstacle === 'OWNERS_ONLY';

/** What is still missing, each said at its field. */
type Missing = { agent: boolean; paper: boolean; right: boolean; verified: boolean };

/** A power of attorney shown at the door: its agent, what the statutes say of them, its photographed paper. */
export function PowerForm({ id, card, onGuest, onDone }: Props) {
  const say = useText();
  const power = usePower();
  const [principal, setPrincipal] = useState(card.people[0]?.id ?? 0);
  const [agent, setAgent] = useState<Agent>({ member: null, isOther: false, typed: '' });
  const [paper, setPaper] = useState<FileView | null>(null);
  const [right, setRight] = useState(false);
  const [verified, setVerified] = useState(false);
  const [tried, setTried] = useState(false);
  // Sent again after a lost answer it is the same power.
  const [tap] = useState(newTap);
  const who = {
    agentId: agent.isOther ? null : (agent.member?.id ?? null),
    agentName: agent.isOther ? agent.typed.trim() : '',
  };
  const read = useAgent({ id, seat: card.id, ...who }).data;
  const isChosen = who.agentId !== null || who.agentName !== '';
  const standing = isChosen ? read : undefined;
  const lacks: Missing = {
    agent: !isChosen,
    paper: !paper,
    right: !right,
    verified: standing?.verified === true && !verified,
  };
  const missing = tried ? lacks : { agent: false, paper: false, right: false, verified: false };
  const write = async () => {
    setTried(true);
    if (!standing || !paper || Object.values(lacks).some(Boolean)) return;
    const input = { id, seat: card.id, principalId: principal, ...who, verified, fileIds: [paper.id] };
    const failed = await power.run({ ...input, event: tap }).then(() => null, asAnswer);
    if (failed) return;
    notify('ok', 'ASSEMBLY.DESK.WRITTEN_WAITS', { name: standing.name });
    onDone();
  };
  return (
    <>
      <div className={css.paper}>
        <Paper paper={paper} onPaper={setPaper} isMissing={missing.paper} />
        <FormStack close>
          {card.people.length > 1 && (
            <Select
              label={say('ASSEMBLY.POWER.PRINCIPAL')}
              data={card.people.map((p) => ({ value: String(p.id), label: p.name }))}
              value={String(principal)}
              onChange={(value) => setPrincipal(Number(value))}
            />
          )}
          <AgentFields card={card} agent={agent} setAgent={setAgent} isMissing={missing.agent} />
          {standing && <Checks agent={standing} />}
          {!isHindered(standing) && (
            <Looks agent={standing} missing={missing} {...{ right, setRight, verified, setVerified }} />
          )}
        </FormStack>
      </div>
      <div className={css.buttons}>
        {isHindered(standing) ? (
          <Button variant="default" onClick={onGuest}>
            {say('ASSEMBLY.POWER.GUEST')}
          </Button>
        ) : (
          <Button
            loading={power.busy}
            leftSection={<IconDoorEnter size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void write()}
          >
            {say('ASSEMBLY.POWER.DO')}
          </Button>
        )}
      </div>
    </>
  );
}

type Agent = { member: MemberName | null; isOther: boolean; typed: string };
type AgentProps = { card: SeatCard; agent: Agent; setAgent: (agent: Agent) => void; isMissing: boolean };
/** Somebody of the house, or a name alone. */
function AgentFields({ card, agent, setAgent, isMissing }: AgentProps) {
  const say = useText();
  const error = isMissing ? say('BASE.FORM.REQUIRED') : undefined;
  return (
    <>
      {agent.isOther ? (
        <TextInput
          withAsterisk
          label={say('ASSEMBLY.POWER.NAME')}
          maxLength={200}
          value={agent.typed}
          error={error}
          onChange={(e) => setAgent({ ...agent, typed: e.currentTarget.value })}
        />
      ) : (
        <PersonPicker
          known
          required
          label={say('ASSEMBLY.POWER.AGENT')}
          description={say('ASSEMBLY.POWER.AGENT_HINT')}
          except={card.people.map((p) => p.id)}
          value={agent.member}
          error={error}
          onChange={(member) => setAgent({ ...agent, member })}
        />
      )}
      <Switch
        label={say('ASSEMBLY.POWER.OTHER')}
        checked={agent.isOther}
        onChange={(e) => setAgent({ ...agent, isOther: e.currentTarget.checked })}
      />
    </>
  );
}

type LooksProps = {
  agent: AgentStanding | undefined;
  missing: Missing;
  right: boolean;
  setRight: (is: boolean) => void;
  verified: boolean;
  setVerified: (is: boolean) => void;
};
/** What whoever stands at the desk has seen on the paper. */
function Looks({ agent, missing, right, setRight, verified, setVerified }: LooksProps) {
  const say = useText();
  return (
    <>
      <Checkbox
        label={say('ASSEMBLY.POWER.RIGHT')}
        error={missing.right && say('ASSEMBLY.POWER.RIGHT_MISSING')}
        checked={right}
        onChange={(e) => setRight(e.currentTarget.checked)}
      />
      {agent?.verified && (
        <Checkbox
          label={say('ASSEMBLY.POWER.VERIFIED')}
          error={missing.verified && say('ASSEMBLY.POWER.VERIFIED_MISSING')}
          checked={verified}
          onChange={(e) => setVerified(e.currentTarget.checked)}
        />
      )}
    </>
  );
}

/** The paper as it was photographed; sent at once, so that writing the arrival waits for nothing. */
type PaperProps = { paper: FileView | null; onPaper: (paper: FileView) => void; isMissing: boolean };
function Paper({ paper, onPaper, isMissing }: PaperProps) {
  const say = useText();
  const uploads = useUploads(onPaper, { atOnce: true });
  return (
    <div className={css.photo}>
      {paper?.previewUrl && <img src={paper.previewUrl} alt={say('ASSEMBLY.POWER.PHOTO_ALT')} />}
      <FileButton
        accept="image/*,application/pdf"
        capture="environment"
        onChange={(file) => file && uploads.add([file])}
        inputProps={{ 'aria-hidden': true }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={uploads.busy}
            aria-describedby={paper || uploads.busy ? undefined : isMissing ? 'paper-missing' : 'paper-needed'}
            leftSection={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say(paper ? 'ASSEMBLY.POWER.AGAIN' : 'ASSEMBLY.POWER.PHOTO')}
          </Button>
        )}
      </FileButton>
      {!paper && !isMissing && !uploads.busy && (
        <span id="paper-needed" className={css.aside}>
          {say('ASSEMBLY.POWER.PHOTO_NEEDED')}
        </span>
      )}
      {isMissing && !uploads.busy && (
        <span id="paper-missing" role="alert">
          <FieldError>{say('ASSEMBLY.ERRORS.NO_PAPER')}</FieldError>
        </span>
      )}
      {uploads.busy && <span role="status">{say('ASSEMBLY.POWER.SENDING')}</span>}
      {uploads.items.map(
        (item) =>
          item.state === 'failed' && <UploadState key={item.key} item={item} onRetry={() => uploads.retry(item.key)} />,
      )}
    </div>
  );
}

type Sign = 'ok' | 'bad' | 'waits';
const signs = { ok: IconCircleCheckFilled, bad: IconXboxX, waits: IconHourglass };
function Check({ sign, text, children }: { sign: Sign; text: string; children?: ReactNode }) {
  const Icon = signs[sign];
  return (
    <li className={css[sign]}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {text}
        {children && <small>{children}</small>}
      </span>
    </li>
  );
}

/** What is known of the agent at the door. */
function Checks({ agent }: { agent: AgentStanding }) {
  const say = useText();
  const { name, units, inRoom, held, limit, obstacle, ownersOnly, owns } = agent;
  const isOver = obstacle === 'LIMIT';
  const heldText = isOver
    ? say('ASSEMBLY.POWER.LIMIT', { held })
    : limit === null
      ? say('ASSEMBLY.POWER.HELD_FREE', { held })
      : say('ASSEMBLY.POWER.HELD', { held, limit });
  return (
    <ul className={css.checks}>
      <Check sign={inRoom ? 'ok' : 'waits'} text={say('ASSEMBLY.POWER.IN_ROOM', { name: typo(name) })}>
        {inRoom ? say('ASSEMBLY.POWER.IN_ROOM_HINT', { units: units.join(', ') }) : say('ASSEMBLY.POWER.OUTSIDE_HINT')}
      </Check>
      <Check sign={isOver ? 'bad' : 'ok'} text={heldText} />
      {ownersOnly && (
        <Check sign={owns ? 'ok' : 'bad'} text={say(owns ? 'ASSEMBLY.POWER.OWNERS' : 'ASSEMBLY.POWER.OWNERS_ONLY')} />
      )}
      {!isHindered(agent) && <Check sign="waits" text={say('ASSEMBLY.POWER.WAITS')} />}
    </ul>
  );
}
