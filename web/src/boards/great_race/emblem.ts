// The animal that stands for a victory: the winner's own.
import type { View } from '../../wire/protocol';
import { raceView } from './view';

export const emblem = (view: View, winner: number): string => raceView(view).seats[winner]?.animal ?? '';
