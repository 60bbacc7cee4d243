// The name of the person at this browser, as they last gave it.

const key = 'shengxiao.name';

class Person {
  name = $state(localStorage.getItem(key) ?? '');

  call(name: string): void {
    this.name = name.trim();
    localStorage.setItem(key, this.name);
  }
}

export const person = new Person();
