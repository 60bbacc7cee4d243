// What is told of a move when it has been seen to the end.
import { untrack } from 'svelte';

/** A value as it was before something came under way, for as long as that is. To be called where effects may be. */
export function heldBack<T>(value: () => T, underWay: () => boolean): () => T {
  let last = $state.raw(untrack(value));
  $effect.pre(() => {
    const now = value();
    if (!underWay()) last = now;
  });
  return () => (underWay() ? last : value());
}
