// A bot in C++ without any library: it takes something at random whenever it may. It does not even read JSON wholly:
// it looks for the few things it needs, which is enough for lines whose form is known.
//
// c++ -std=c++17 -O2 -o dice examples/bots/dice.cpp && dominium lab run "program:./dice" random
#include <algorithm>
#include <iostream>
#include <random>
#include <string>
#include <vector>

// The number behind the first "key": from a place on.
static long number(const std::string &line, const std::string &key, size_t from = 0) {
  const size_t at = line.find("\"" + key + "\":", from);
  return at == std::string::npos ? 0 : std::stol(line.substr(at + key.size() + 3));
}

static bool is(const std::string &line, const std::string &type) {
  return line.rfind("{\"type\":\"" + type + "\"", 0) == 0;
}

int main() {
  std::mt19937 chance;
  std::string line;
  while (std::getline(std::cin, line)) {
    if (is(line, "hello")) {
      std::cout << R"({"type":"hello","protocol":1,"name":"Dice in C++"})" << std::endl;
    } else if (is(line, "setup")) {
      chance.seed(static_cast<unsigned>(number(line, "chance")));
    } else if (is(line, "question")) {
      // The options come before everything else that has copies: the view is last.
      const size_t begin = line.find("\"options\":["), end = line.find("\"minimum\":");
      std::vector<int> all;
      int index = 0;
      for (size_t at = line.find("\"copies\":", begin); at < end; at = line.find("\"copies\":", at + 1), ++index)
        all.insert(all.end(), number(line, "copies", at), index);
      const long least = number(line, "minimum", end);
      const long most = std::min<long>(number(line, "maximum", end), all.size());
      std::shuffle(all.begin(), all.end(), chance);
      all.resize(least + chance() % (most - least + 1));
      std::cout << "{\"type\":\"answer\",\"id\":" << number(line, "id") << ",\"take\":[";
      for (size_t i = 0; i < all.size(); ++i) std::cout << (i ? "," : "") << all[i];
      std::cout << "]}" << std::endl;
    }
  }
}
