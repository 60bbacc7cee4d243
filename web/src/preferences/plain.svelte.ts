// Whether boards are shown as text, with lists and buttons; remembered.

const key = 'shengxiao.plain';

class PlainChoice {
  on = $state(localStorage.getItem(key) === 'yes');

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(key, this.on ? 'yes' : 'no');
  }
}

export const plain = new PlainChoice();
