import { useText } from '../../base/texts.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useHandovers } from './data.ts';

/** Pictures that firms sent after their work; nothing while there are none. */
export function PhotosCard({ id }: { id: number }) {
  const say = useText();
  const photos = useHandovers(id).data?.handovers.flatMap((h) => h.photos) ?? [];
  if (photos.length === 0) return null;
  return (
    <Card title={say('HANDOVER.AFTER')} padded>
      <Attachments files={photos} label={say('HANDOVER.AFTER')} gallery />
    </Card>
  );
}
