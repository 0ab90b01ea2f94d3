### The campaign: what the rivals are called, and what they say at the table.
### rival-name-<rival>; phrase-<rival>-<moment>: greeting, attack (of those who attack), ahead, behind, won, lost.

rival-name-banker = Barnaby
phrase-banker-greeting = Good day. Shall we see whose purse is heavier?
phrase-banker-ahead = Interest, my friend. It adds up.
phrase-banker-behind = Hm. I had better check my books.
phrase-banker-won = Money wins in the end. Do come again.
phrase-banker-lost = I paid in full. Well earned!

rival-name-witch = Morwenna
phrase-witch-greeting = Come closer, dear. I have a little something for you.
phrase-witch-attack = One for you. No, no need to thank me.
phrase-witch-ahead = How heavy your deck looks all of a sudden!
phrase-witch-behind = My cauldron has seen better days.
phrase-witch-won = You will never be quite rid of me. Hee hee!
phrase-witch-lost = No charm of mine could hold you. Well played.

rival-name-gardener = Florian
phrase-gardener-greeting = Welcome! Mind the seedlings, they grow fast.
phrase-gardener-ahead = See how it all comes into bloom!
phrase-gardener-behind = A late frost. It happens to every gardener.
phrase-gardener-won = Harvest time! Were you waiting for the Provinces?
phrase-gardener-lost = You were ripe before my garden was. Congratulations!

rival-name-abbess = Benedicta
phrase-abbess-greeting = Peace be with you. Let us begin by tidying up.
phrase-abbess-ahead = Those who own little carry little.
phrase-abbess-behind = Patience. A small deck is never late for long.
phrase-abbess-won = Less was more, once again.
phrase-abbess-lost = You have learned to let go. I am glad.

rival-name-sailor = Finn
phrase-sailor-greeting = Ahoy! The tide comes in, the tide goes out, and I get paid twice.
phrase-sailor-ahead = Fair wind and a full hold!
phrase-sailor-behind = Becalmed. The wind will turn.
phrase-sailor-won = Home in port before you had set sail!
phrase-sailor-lost = You sail well. The next round in the tavern is on me.

rival-name-builder = Ignatius
phrase-builder-greeting = Good morning. First the foundations, then the roof.
phrase-builder-ahead = All according to plan.
phrase-builder-behind = A crack in the wall. It can still be mended.
phrase-builder-won = It stands, and it will stand for centuries.
phrase-builder-lost = A fine piece of work, yours. I take my hat off.

rival-name-innkeeper = Rosalind
phrase-innkeeper-greeting = Sit down, sit down! There is always something going on here.
phrase-innkeeper-ahead = What an evening! And it is still early.
phrase-innkeeper-behind = The musicians are out of tune tonight.
phrase-innkeeper-won = Closing time! The bill is yours.
phrase-innkeeper-lost = It is on the house, you have earned it!

rival-name-captain = Leonora
phrase-captain-greeting = So it is you. Show me that you can take the flag.
phrase-captain-ahead = The flag is mine, and so is the field.
phrase-captain-behind = Hold the line. It is not over.
phrase-captain-won = You fought bravely. Come back when you have a better plan.
phrase-captain-lost = My sword is yours. I have seldom been beaten so fairly.

rival-name-queen = Isolde
phrase-queen-greeting = You have come far. There is one throne, and I am sitting on it.
phrase-queen-attack = A small tribute, if you please.
phrase-queen-ahead = You may still kneel. It is no disgrace.
phrase-queen-behind = Careful. A queen is never more dangerous.
phrase-queen-won = The throne remains occupied.
phrase-queen-lost = Long live the new ruler! The crown suits you.
