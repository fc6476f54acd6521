import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { chairRole, type RoleId, roleChangers, roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import type { Officer } from './Officers.tsx';

type FormerRole = Exclude<RoleId, typeof chairRole>;
const formerRoles = roleIds.filter((r): r is FormerRole => r !== chairRole);
type Wrong = { userId?: TextKey; role?: TextKey };

/** Whether the reader may change the chair: the same people who may change roles of others. */
export function useMayChangeChair(): boolean {
  const role = useMe().role?.name;
  return useMay('svj', 'rw') && role !== undefined && roleChangers.includes(role);
}

type Props = { former: Officer | undefined; onClose: () => void };

/** Who becomes the chair, and what the former one becomes, in one act. */
export function ChairDialog({ former, onClose }: Props) {
  const say = useText();
  const change = useChange(association.changeChair, { touches: [session.verify, members.list, roles.rightsOf] });
  const [next, setNext] = useState<MemberName | null>(null);
  const [role, setRole] = useState<FormerRole | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    const missing: Wrong = {
      ...(next ? {} : { userId: 'BASE.FORM.REQUIRED' }),
      ...(former && !role ? { role: 'BASE.FORM.REQUIRED' } : {}),
    };
    setWrong(missing);
    if (!next || missing.role) return;
    try {
      const done = await change.run({ userId: next.id, ...(role && former ? { role } : {}) });
      if (done !== undefined) onClose();
    } catch (error) {
      setWrong(asAnswer(error).fields);
    }
  };
  const told = (key: TextKey | undefined) => key && <FieldError>{say(key)}</FieldError>;
  return (
    <Dialog opened onClose={onClose} title={say(former ? 'HOUSE.CHAIR.CHANGE' : 'HOUSE.CHAIR.ELECT')} full>
      <form noValidate onSubmit={(e) => void submit(e)}>
        <FormStack>
          <PersonPicker
            known
            label={say('HOUSE.CHAIR.NEW')}
            description={say('HOUSE.CHAIR.NEW_HINT')}
            required
            value={next}
            onChange={setNext}
            except={former ? [former.id] : []}
            error={told(wrong.userId)}
          />
          {former && (
            <Select
              label={say('HOUSE.CHAIR.FORMER')}
              description={say('HOUSE.CHAIR.FORMER_HINT', { name: former.full_name })}
              required
              placeholder={say('SELECT.PLACEHOLDER')}
              data={formerRoles.map((r) => ({ value: r, label: say(`ROLES.${r}`, { sex: former.sex }) }))}
              value={role}
              onChange={(value) => setRole(value as FormerRole)}
              error={told(wrong.role)}
            />
          )}
          <Note>{say('HOUSE.CHAIR.CONSEQUENCE')}</Note>
          {change.refused && Object.keys(change.refused.fields).length === 0 && (
            <Note tone="bad" live>
              {say(change.refused.key, change.refused.params)}
            </Note>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say(former ? 'HOUSE.CHAIR.CHANGE' : 'HOUSE.CHAIR.ELECT')}
            </Button>
          </DialogButtons>
        </FormStack>
      </form>
    </Dialog>
  );
}
