import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { reports } from '#contract/reports/endpoints.ts';
import { type ReportAim, reportTypes, textLength, titleLength } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { DocumentsPicker } from '../../documents/attached/DocumentsPicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { PhotosField, type usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { TypeSign } from '../rows/Marks.tsx';
import { NearReports } from './NearReports.tsx';
import type { ReportFields } from './reportValues.ts';

type Props = {
  fields: ReportFields;
  photos: ReturnType<typeof usePhotos>;
  /** Who would read it as it stands. */
  aim: ReportAim;
  offersNear: boolean;
  answers: ReactNode;
};

/** What is the matter, in words and in photographs. */
export function ContentFields({ fields, photos, aim, offersNear, answers }: Props) {
  const say = useText();
  const { documents } = fields.values;
  return (
    <Card title={say('REPORT.FORM.WHAT')} padded>
      <FormStack>
        <ChoiceCards
          label={say('REPORT.FORM.TYPE')}
          value={fields.values.type}
          onChange={(type) => fields.setFieldValue('type', type)}
          many
          choices={reportTypes.map((value) => ({
            value,
            label: say(`REPORT.TYPES.${value}`),
            hint: say(`REPORT.TYPE_HINTS.${value}`),
            sign: <TypeSign type={value} size={24} />,
          }))}
        />
        <TextInput
          label={say('REPORT.FORM.TITLE')}
          description={say('REPORT.FORM.TITLE_HINT')}
          withAsterisk
          maxLength={titleLength}
          {...fields.getInputProps('title')}
        />
        {answers}
        {offersNear && <NearReports fields={fields} />}
        <Textarea
          label={say('REPORT.FORM.TEXT')}
          description={say('REPORT.FORM.TEXT_HINT')}
          withAsterisk
          autosize
          minRows={4}
          maxRows={20}
          maxLength={textLength}
          {...fields.getInputProps('description')}
        />
        <PhotosField
          photos={photos}
          label={say('REPORT.FORM.PHOTOS')}
          description={say('REPORT.FORM.PHOTOS_HINT')}
          ways={{ take: say('REPORT.FORM.TAKE'), choose: say('REPORT.FORM.CHOOSE') }}
          error={fields.getInputProps('fileIds').error}
        />
        <DocumentsPicker
          label={say('REPORT.FORM.DOCUMENTS')}
          chosen={documents}
          onChosen={(chosen) => fields.setFieldValue('documents', chosen)}
          closing={{ call: reports.closedTo, aim }}
          beside={fields.values.fileIds.length}
          error={fields.getInputProps('documents').error}
        />
      </FormStack>
    </Card>
  );
}
