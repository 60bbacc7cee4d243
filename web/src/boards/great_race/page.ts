// Which of the rounds the table and the account are about.

export interface Reads {
  /** The round being told, or told last. */
  current: number;
  telling: boolean;
  /** The account is open, and has been turned to this round. */
  reading: boolean;
  turnedTo: number | null;
  last: number;
}

/** Once the account is closed the table is that of the last round again. */
export const pageOf = ({ current, telling, reading, turnedTo, last }: Reads): number =>
  telling ? current : ((reading ? turnedTo : null) ?? last);
