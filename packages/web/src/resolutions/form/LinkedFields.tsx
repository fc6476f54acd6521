import { reports } from '#contract/reports/endpoints.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useAsk } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { DocumentsPicker } from '../../documents/attached/DocumentsPicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { LinksField } from './LinksField.tsx';
import type { ResolutionFields } from './resolutionValues.ts';

const named = ({ id, title }: { id: number; title: string }) => ({ id, name: title });

/** Reports, votes and documents that belong to the resolution. */
export function LinkedFields({ fields, voteId, isPublic }: Props) {
  const say = useText();
  const ask = useAsk();
  const readsReports = useMay('reports', 'r');
  const { reportIds, voteIds, documents } = fields.values;
  return (
    <Card title={say('RESOLUTION.LINKED.TITLE')} padded>
      <FormStack>
        {readsReports && (
          <LinksField
            label={say('RESOLUTION.LINKED.REPORTS')}
            add={say('RESOLUTION.FORM.ADD_REPORT')}
            value={reportIds}
            onChange={(next) => fields.setFieldValue('reportIds', next)}
            find={async (text) => (await ask(reports.search, { text })).reports.map(named)}
            error={fields.getInputProps('reportIds').error}
          />
        )}
        <LinksField
          label={say('RESOLUTION.LINKED.VOTES')}
          add={say('RESOLUTION.FORM.ADD_VOTE')}
          value={voteIds}
          onChange={(next) => fields.setFieldValue('voteIds', next)}
          // The one that decided it is there by itself.
          find={async (text) => (await ask(votes.search, { text })).votes.map(named).filter(({ id }) => id !== voteId)}
          error={fields.getInputProps('voteIds').error}
        />
        <DocumentsPicker
          label={say('RESOLUTION.LINKED.DOCUMENTS')}
          chosen={documents}
          onChosen={(next) => fields.setFieldValue('documents', next)}
          beside={0}
          closing={{ call: resolutions.closedTo, aim: { isPublic } }}
          error={fields.getInputProps('documents').error}
        />
      </FormStack>
    </Card>
  );
}

type Props = { fields: ResolutionFields /** That decided it. */; voteId: number; isPublic: boolean };
