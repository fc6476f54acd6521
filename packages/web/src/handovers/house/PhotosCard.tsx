import type { FileView } from '#contract/base/files/files.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { PicturePair } from '../../kit/files/PicturePair.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useHandovers } from './data.ts';

/** Pictures that firms sent after their work, the last of them beside how it looked before; nothing while there are none. */
export function PhotosCard({ id }: { id: number }) {
  const say = useText();
  const jobs = useHandovers(id).data?.handovers ?? [];
  const photos = jobs.flatMap((h) => h.photos);
  const pair = usePair(id, jobs.find((h) => h.photos.length > 0)?.photos.at(-1));
  if (photos.length === 0) return null;
  const others = photos.filter((photo) => photo.id !== pair?.after.id);
  const words = { before: say('HANDOVER.PAIR.BEFORE'), after: say('HANDOVER.PAIR.AFTER') };
  return (
    <Card title={say('HANDOVER.AFTER')} padded>
      <FormStack>
        {pair && <PicturePair {...pair} words={words} />}
        {others.length > 0 && <Attachments files={others} label={say('HANDOVER.AFTER')} gallery />}
      </FormStack>
    </Card>
  );
}

/** Of a report that was mended, where who solved it took no picture of their own and there is one of how it looked. */
function usePair(id: number, after: FileView | undefined) {
  const r = useReading(reports.one, { id }).data;
  const before = r?.attachments.find((f) => f.previewUrl);
  if (!after?.previewUrl || r?.outcome !== 'mended' || r.afterId !== null || !before) return undefined;
  return { before, after };
}
