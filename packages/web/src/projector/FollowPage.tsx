import { useParams } from '@tanstack/react-router';
import { Loaded } from '../base/Loaded.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { BackPlace } from './BackPlace.tsx';
import { BoardView } from './board/BoardView.tsx';
import { useBoard } from './data.ts';

/** /shromazdeni-vlastniku/{id}/prubeh: what the projector shows, for whoever reads the meeting. */
export function FollowPage() {
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/prubeh' });
  return (
    <Loaded of={useBoard(id)} shape={<RecordShape />}>
      {(board) => <BoardView board={board} back={<BackPlace id={id} name={board.meeting.name} />} />}
    </Loaded>
  );
}
