// The name of the person at this browser, as they last gave it.
import { nameFrom } from './name';

const key = 'shengxiao.name';

class Person {
  name = $state(localStorage.getItem(key) ?? '');

  call(name: string): void {
    this.name = nameFrom(name);
    localStorage.setItem(key, this.name);
  }
}

export const person = new Person();
