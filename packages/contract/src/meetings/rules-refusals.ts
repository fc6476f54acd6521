/** Every expected refusal: its text key → its status. */
export const meetingsRefusals = {
  'MEETING.NOT_FOUND': 404,
  'MEETING.ERRORS.NOT_CONCEPT': 422,
  'MEETING.ERRORS.NOT_SCHEDULED': 422,
  'MEETING.ERRORS.FINISHED': 422,
  'MEETING.ERRORS.PAST': 422,
  'MEETING.ERRORS.NOT_BEGUN': 422,
  'MEETING.ERRORS.VISIBILITY': 422,
} as const;
