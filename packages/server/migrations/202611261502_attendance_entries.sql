-- A desk names who came and left last at each tap: in an evening of thousands those stand behind tens of thousands of answers.
create index vote_entry_attendance on vote_entry (svj_id, vote_id, seq) where kind in ('arrived', 'left');
