-- Days on which rounds of papers were over stand in the calendar, asked by the days of a house.
create index document_round_day on document_round (svj_id, closed_on);
