import { Button, Checkbox, FileButton, Switch, TextInput } from '@mantine/core';
import { IconCamera, IconCircleCheckFilled, IconDoorEnter, IconHourglass, IconXboxX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { AgentStanding, SeatCard } from '#contract/assembly/schema.ts';
import type { FileView } from '#contract/base/files.ts';
import { typo } from '#contract/base/typo.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { asAnswer } from '../../base/answer.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { UploadState } from '../../kit/files/UploadState.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Select } from '../../kit/form/Select.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from './Desk.module.css';
import { useAgent, usePower } from './data.ts';
import { newTap } from './taps.ts';

type Props = { id: number; card: SeatCard; onGuest: () => void; onDone: () => void };

/** Why the statutes do not let this agent in; a missing verification is mended by a tick. */
const isHindered = (agent: AgentStanding | undefined) =>
  agent?.obstacle === 'LIMIT' || agent?.obstacle === 'OWNERS_ONLY';

/** A power of attorney shown at the door: its agent, what the statutes say of them, its photographed paper. */
export function PowerForm({ id, card, onGuest, onDone }: Props) {
  const say = useText();
  const power = usePower();
  const [principal, setPrincipal] = useState(card.people[0]?.id ?? 0);
  const [member, setMember] = useState<MemberName | null>(null);
  const [other, setOther] = useState(false);
  const [typed, setTyped] = useState('');
  const [paper, setPaper] = useState<FileView | null>(null);
  const [right, setRight] = useState(false);
  const [verified, setVerified] = useState(false);
  // Sent again after a lost answer it is the same power.
  const [tap] = useState(newTap);
  const who = { agentId: other ? null : (member?.id ?? null), agentName: other ? typed.trim() : '' };
  const agent = useAgent({ id, seat: card.id, ...who }).data;
  const isChosen = who.agentId !== null || who.agentName !== '';
  const standing = isChosen ? agent : undefined;
  const isReady = standing && paper && right && (!standing.verified || verified) && !isHindered(standing);
  const write = async () => {
    const input = { id, seat: card.id, principalId: principal, ...who, verified, fileIds: [paper?.id ?? 0] };
    const failed = await power.run({ ...input, event: tap }).then(() => null, asAnswer);
    if (failed) return;
    notify('ok', 'ASSEMBLY.DESK.WRITTEN_WAITS', { name: standing?.name ?? card.owners });
    onDone();
  };
  return (
    <>
      <div className={css.paper}>
        <Paper paper={paper} onPaper={setPaper} />
        <FormStack close>
          {card.people.length > 1 && (
            <Select
              label={say('ASSEMBLY.POWER.PRINCIPAL')}
              data={card.people.map((p) => ({ value: String(p.id), label: p.name }))}
              value={String(principal)}
              onChange={(value) => setPrincipal(Number(value))}
            />
          )}
          {other ? (
            <TextInput
              withAsterisk
              label={say('ASSEMBLY.POWER.NAME')}
              maxLength={200}
              value={typed}
              onChange={(e) => setTyped(e.currentTarget.value)}
            />
          ) : (
            <PersonPicker
              known
              required
              label={say('ASSEMBLY.POWER.AGENT')}
              description={say('ASSEMBLY.POWER.AGENT_HINT')}
              except={card.people.map((p) => p.id)}
              value={member}
              onChange={setMember}
            />
          )}
          <Switch
            label={say('ASSEMBLY.POWER.OTHER')}
            checked={other}
            onChange={(e) => setOther(e.currentTarget.checked)}
          />
          {standing && <Checks agent={standing} />}
          {standing && !isHindered(standing) && (
            <Looks agent={standing} {...{ right, setRight, verified, setVerified }} />
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
            disabled={!isReady}
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

type LooksProps = {
  agent: AgentStanding;
  right: boolean;
  setRight: (is: boolean) => void;
  verified: boolean;
  setVerified: (is: boolean) => void;
};
/** What whoever stands at the desk has seen on the paper. */
function Looks({ agent, right, setRight, verified, setVerified }: LooksProps) {
  const say = useText();
  return (
    <>
      <Checkbox
        label={say('ASSEMBLY.POWER.RIGHT')}
        checked={right}
        onChange={(e) => setRight(e.currentTarget.checked)}
      />
      {agent.verified && (
        <Checkbox
          label={say('ASSEMBLY.POWER.VERIFIED')}
          checked={verified}
          onChange={(e) => setVerified(e.currentTarget.checked)}
        />
      )}
    </>
  );
}

/** The paper as it was photographed; sent at once, so that writing the arrival waits for nothing. */
function Paper({ paper, onPaper }: { paper: FileView | null; onPaper: (paper: FileView) => void }) {
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
            leftSection={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say(paper ? 'ASSEMBLY.POWER.AGAIN' : 'ASSEMBLY.POWER.PHOTO')}
          </Button>
        )}
      </FileButton>
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
