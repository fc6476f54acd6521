import { useParams } from '@tanstack/react-router';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { AgendaSide } from '../agenda/AgendaSide.tsx';
import { useCourse } from '../rows/data.ts';
import { StageShell } from '../rows/StageShell.tsx';
import { LineNote } from './LineNote.tsx';
import { Run } from './Run.tsx';
import { useLine } from './useLine.ts';

/** /shromazdeni-vlastniku/{id}/rizeni: whoever leads the meeting, step by step. */
export function RunPage() {
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/rizeni' });
  const administers = [useMay('meetingOwners', 'rw'), useMay('vote', 'rw')].every(Boolean);
  const of = useCourse(id, administers);
  const course = of.data;
  const isLost = useLine(of);
  if (!administers) return <Refused />;
  return (
    <StageShell id={id} meeting={course} room="run" side={course ? <AgendaSide course={course} /> : <span />}>
      {course && <LineNote isLost={isLost} />}
      <Loaded of={of} shape={<RecordShape />}>
        {(c) => <Run course={c} />}
      </Loaded>
    </StageShell>
  );
}
