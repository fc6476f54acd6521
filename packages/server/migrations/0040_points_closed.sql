-- Points of a vote on the spot are closed one by one, each with whoever is in the room at that moment: from then on the
-- seats that have a row in vote_answer are those that were there, and `miss` is one that was there and gave no answer.
alter table vote_point add column closed_at timestamptz;
-- What backed attendance and answers when the vote ended; null where it was not asked yet.
alter table vote add column attendance_proof text check (attendance_proof in ('sheet', 'confirmed', 'none'));
