import { useParams } from '@tanstack/react-router';
import { Loaded } from '../../base/Loaded.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { NotAdministered } from '../../motions/NotAdministered.tsx';
import { StageShell } from '../rows/StageShell.tsx';
import { AgendaSide } from './AgendaSide.tsx';
import { useCourse } from './data.ts';
import { Run } from './Run.tsx';

/** /shromazdeni-vlastniku/{id}/rizeni: whoever leads the meeting, step by step. */
export function RunPage() {
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/rizeni' });
  const of = useCourse(id);
  const course = of.data;
  return (
    <NotAdministered>
      <StageShell id={id} meeting={course} room="run" side={course ? <AgendaSide course={course} /> : <span />}>
        <Loaded of={of} shape={<RecordShape />}>
          {(c) => <Run course={c} />}
        </Loaded>
      </StageShell>
    </NotAdministered>
  );
}
