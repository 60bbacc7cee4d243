// A legal move as advice.
import type { LegalMove } from '../../wire/protocol';
import { lanternsAction } from './view';
import { words } from './words';

export const advise = ({ action }: LegalMove): string => words.advise(lanternsAction(action).card ?? 0);
