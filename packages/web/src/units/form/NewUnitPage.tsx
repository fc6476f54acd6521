import { useNavigate } from '@tanstack/react-router';
import { unitLinks } from '#contract/units/links.ts';
import { UnitInput } from '#contract/units/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useAssociation } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import type { Chosen } from '../../kit/choose/SelectCreate.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useCreate } from '../rows/data.ts';
import { NotAdministered } from './NotAdministered.tsx';
import { UnitForm } from './UnitForm.tsx';
import { inputOf, newUnit, ownersWrong } from './unitValues.ts';

/** /jednotky/novy */
export function NewUnitPage() {
  const say = useText();
  const of = useAssociation();
  return (
    <>
      <PageHead title={say('UNITS.NEW')} back={{ ...unitLinks.list(), name: say('UNITS.TITLE') }} />
      <NotAdministered>
        <Loaded of={of}>
          {({ entrances }) => <NewUnit entrance={entrances.length === 1 ? entrances[0] : undefined} />}
        </Loaded>
      </NotAdministered>
    </>
  );
}

function NewUnit({ entrance }: { entrance: Chosen | undefined }) {
  const say = useText();
  const navigate = useNavigate();
  const create = useCreate();
  const form = useRecordForm({
    initial: newUnit(entrance && { id: entrance.id, name: entrance.name }),
    schema: UnitInput,
    input: inputOf,
    more: ownersWrong,
    send: create.run,
    done: ({ id }) => navigate({ ...unitLinks.one(id), replace: true }),
  });
  return (
    <FormFrame form={form} back={unitLinks.list()} save={say('UNITS.CREATE')} busy={create.busy}>
      <UnitForm fields={form.fields} isNew />
    </FormFrame>
  );
}
